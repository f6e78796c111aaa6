/**
 * Payments and orders that Mercado Pago publishes. Fields that are null, and most of those that the adapter does not read, are
 * left out; those that a page must not have are kept.
 */
import type { Order, Payment } from 'mercadopago';
import type { Vector } from './vector.js';

export type PaymentResponse = Awaited<ReturnType<Payment['get']>>;
export type OrderResponse = Awaited<ReturnType<Order['get']>>;

/** The SDK has no type for the barcode beside `transaction_details`, which the API has returned for years. */
type GivenPayment = Partial<PaymentResponse> & { readonly barcode?: { readonly content: string } };

type GivenOrder = Partial<OrderResponse>;

const JAVA =
  'https://github.com/mercadopago/sdk-java/blob/master/src/test/java/com/mercadopago/resources/mocks/response';
const PHP = 'https://github.com/mercadopago/sdk-php/blob/master/tests/MercadoPago/Resources/Mocks/Response';
const GUIDES = 'https://github.com/mercadopago/devsite-docs/blob/development/guides/checkout-api-v2';
const ORDERS = 'https://www.mercadopago.com.mx/developers/en/docs/checkout-api-orders';

const PIX =
  '00020126580014br.gov.bcb.pix0136d58a7469-afb3-48dd-b279-5576754cd5f75204000053039865406100.005802BR5911TETE97814116009Sao Paulo62240520mpqrinter2107181556063044CC4';
const LINE = '23793380296060054351030006333303799140000020000';
const TICKET = 'https://www.mercadopago.com.mx/sandbox/payments/00000000000/ticket?caller_id=77777777777';

/** A challenge request. */
export const CREQ =
  'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6ImJmYTVhZjI0LTliMzAtNGY1Yi05MzQwLWJkZTc1ZjExMGM1MCIsImFjc1RyYW5zSUQiOiI3MDAwYTI2YS1jYWQ1LTQ2NjQtOTM0OC01YmRlZjUwM2JlOWYiLCJjaGFsbGVuZ2VXaW5kb3dTaXplIjoiMDQiLCJtZXNzYWdlVHlwZSI6IkNSZXEiLCJtZXNzYWdlVmVyc2lvbiI6IjIuMS4wIn0';
const HOSTS = ['mercadopago.com', 'mercadopago.com.br', 'mercadolibre.com', 'mercadolibre.com.br', 'mercadolivre.com'];

const payments: readonly Vector<GivenPayment>[] = [
  {
    name: 'Pix',
    source: `${JAVA}/payment/payment_pix.json`,
    licence: 'MIT',
    note: 'The picture is cut.',
    given: {
      id: 21071815560,
      date_created: '2022-01-10T10:10:10.000-00:00',
      date_of_expiration: '2022-02-10T10:10:10.000-00:00',
      payment_method_id: 'pix',
      payment_type_id: 'bank_transfer',
      status: 'pending',
      status_detail: 'pending_waiting_transfer',
      currency_id: 'BRL',
      live_mode: true,
      collector_id: 471763966,
      payer: { id: '128185910', email: 'test_user_1648059260@testuser.com' },
      transaction_amount: 100,
      transaction_amount_refunded: 0,
      transaction_details: { net_received_amount: 0, total_paid_amount: 100 },
      point_of_interaction: {
        type: 'OPENPLATFORM',
        linked_to: 'openfinance',
        transaction_data: {
          qr_code: PIX,
          qr_code_base64: 'iVBORw0KGgoAAAANSUhEUgAABWQAAAVkAQAAAAB79iscAAAI6UlEQVR42u3d',
          ticket_url:
            'https://www.mercadopago.com.br/payments/21071815560/ticket?caller_id=471763966&hash=abcd1234efgh5678',
        },
      },
    },
    expected: {
      id: '21071815560',
      status: 'created',
      amount: '100.00',
      currency: 'BRL',
      payment_method: 'pix_br',
      time_created: '2022-01-10T10:10:10.000-00:00',
      time_expired: '2022-02-10T10:10:10.000-00:00',
      livemode: true,
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: PIX, image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'Pix by Open Finance',
    source: `${GUIDES}/advanced-openFinance.en.md`,
    licence: 'MIT',
    note: 'The URL is that of the short example on the same page.',
    given: {
      id: 22831702804,
      date_created: '2022-06-02T10:17:13.865-04:00',
      date_of_expiration: '2022-06-03T10:17:13.536-04:00',
      payment_method_id: 'pix',
      payment_type_id: 'bank_transfer',
      status: 'pending',
      status_detail: 'pending_waiting_transfer',
      currency_id: 'BRL',
      live_mode: true,
      external_reference: '45ba90f2-a37f-4d57-bce2-e46aae3c3b04',
      transaction_amount: 5,
      point_of_interaction: {
        type: 'OPENPLATFORM',
        linked_to: 'openfinance',
        transaction_data: { ticket_url: 'https://mercadopago.com.br/payments/12/openfinance?caller_id=1&hash=1111' },
      },
    },
    expected: {
      status: 'created',
      amount: '5.00',
      payment_method: 'pix_br',
      reference: '45ba90f2-a37f-4d57-bce2-e46aae3c3b04',
      time_expired: '2022-06-03T10:17:13.536-04:00',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://mercadopago.com.br/payments/12/openfinance?caller_id=1&hash=1111' },
      },
    },
  },
  {
    name: 'a boleto by its barcode',
    source: `${JAVA}/payment/payment_boleto.json`,
    licence: 'MIT',
    note: 'The check digit of the barcode is corrected.',
    given: {
      id: 1311781516,
      date_created: '2023-02-23T16:32:52.889-04:00',
      date_of_expiration: '2023-02-27T22:59:59.000-04:00',
      payment_method_id: 'bolbradesco',
      payment_type_id: 'ticket',
      payment_method: {
        id: 'bolbradesco',
        type: 'ticket',
        data: { rules: { fine: { type: 'percentage', value: 2 }, interest: { type: 'percentage', value: 0.03 } } },
      },
      status: 'pending',
      status_detail: 'pending_waiting_payment',
      currency_id: 'BRL',
      live_mode: false,
      payer: { id: '1316710913', email: 'test_user@testuser.com', identification: { number: '32659430', type: 'DNI' } },
      external_reference: '1677145242',
      transaction_amount: 100,
      barcode: { content: '23796927400000100503000260600338183000633330' },
      transaction_details: {
        payment_method_reference_id: '6033391830',
        acquirer_reference: '',
        verification_code: '6002389830',
        net_received_amount: 0,
        total_paid_amount: 100,
        external_resource_url:
          'https://www.mercadopago.com.br/sandbox/payments/1311781516/ticket?caller_id=1316710913&payment_method_id=bolbradesco',
        financial_institution: 'bradesco',
      },
    },
    expected: {
      status: 'created',
      amount: '100.00',
      payment_method: 'boleto_br',
      reference: '1677145242',
      time_expired: '2023-02-27T22:59:59.000-04:00',
      livemode: false,
      action: {
        type: 'display_details',
        display_details: { code: '23796927400000100503000260600338183000633330' },
      },
    },
  },
  {
    name: 'a boleto of which only the page is known',
    source: `${GUIDES}/boleto-bancario.en.md`,
    licence: 'MIT',
    note: 'The space in the URL is left out.',
    given: {
      id: 5466310457,
      status: 'pending',
      status_detail: 'pending_waiting_payment',
      payment_method: { id: 'bolbradesco', type: 'ticket' },
      transaction_details: {
        net_received_amount: 0,
        total_paid_amount: 100,
        external_resource_url:
          'https://www.mercadopago.com/mlb/payments/ticket/helper?payment_id=123456789&payment_method_reference_id=123456789&caller_id=123456',
        payment_method_reference_id: '1234567890',
      },
    },
    expected: {
      status: 'created',
      amount: null,
      currency: null,
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com/mlb/payments/ticket/helper?payment_id=123456789&payment_method_reference_id=123456789&caller_id=123456',
        },
      },
    },
  },
  {
    name: 'OXXO',
    source: `${GUIDES}/other-payment-methods.en.md`,
    licence: 'MIT',
    note: 'The method, the amount and the currency are those of the request on the same page.',
    given: {
      id: 5466310457,
      status: 'pending',
      status_detail: 'pending_waiting_payment',
      payment_method_id: 'oxxo',
      payment_type_id: 'ticket',
      currency_id: 'MXN',
      transaction_amount: 100,
      transaction_details: {
        payment_method_reference_id: '24304329',
        verification_code: '882430432923032000100001',
        net_received_amount: 0,
        total_paid_amount: 100,
        external_resource_url:
          'https://www.mercadopago.com/mlm/payments/sandbox/ticket/helper?payment_id=1234&payment_method_reference_id=12345678&caller_id=1234&hash=aaaaaa-bbb-cccc-dddd-eeeeeeee',
        financial_institution: '',
      },
    },
    expected: {
      status: 'created',
      amount: '100.00',
      currency: 'MXN',
      payment_method: 'oxxo_mx',
      action: { type: 'display_details', display_details: { reference: '882430432923032000100001' } },
    },
  },
  {
    name: 'Efecty',
    source: `${GUIDES}/other-payment-methods.en.md`,
    licence: 'MIT',
    note: 'The method, the amount and the currency are those of the request on the same page.',
    given: {
      id: 5466310457,
      status: 'pending',
      status_detail: 'pending_waiting_payment',
      payment_method_id: 'efecty',
      payment_type_id: 'ticket',
      currency_id: 'COP',
      transaction_amount: 5000,
      transaction_details: {
        payment_method_reference_id: '24308386',
        verification_code: '24308386',
        total_paid_amount: 5000,
        external_resource_url:
          'https://www.mercadopago.com/mco/payments/sandbox/ticket/helper?payment_id=1234&payment_method_reference_id=12345678&caller_id=1234&hash=aaaaaa-bbb-cccc-dddd-eeeeeeee',
      },
    },
    expected: {
      amount: '5000.00',
      currency: 'COP',
      payment_method: 'efecty_co',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com/mco/payments/sandbox/ticket/helper?payment_id=1234&payment_method_reference_id=12345678&caller_id=1234&hash=aaaaaa-bbb-cccc-dddd-eeeeeeee',
        },
      },
    },
  },
  {
    name: 'PagoEfectivo',
    source: `${GUIDES}/other-payment-methods.en.md`,
    licence: 'MIT',
    note: 'The method and the currency are those of the request on the same page.',
    given: {
      id: 5466310457,
      status: 'pending',
      status_detail: 'pending_waiting_payment',
      payment_method_id: 'pagoefectivo_atm',
      payment_type_id: 'atm',
      currency_id: 'PEN',
      transaction_amount: 100,
      transaction_amount_refunded: 0,
      transaction_details: {
        payment_method_reference_id: '123457986',
        verification_code: '24308767',
        total_paid_amount: 100,
        external_resource_url:
          'https://www.mercadopago.com/mpe/payments/sandbox/atm/helper?payment_id=24308766&payment_method_reference_id=24308767&caller_id=537490079&hash=c96a61b0-10f4-40f6-afff-82fc0f0923da',
        financial_institution: 'PagoEfectivo',
      },
    },
    expected: {
      payment_method: 'pagoefectivo_atm_pe',
      currency: 'PEN',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com/mpe/payments/sandbox/atm/helper?payment_id=24308766&payment_method_reference_id=24308767&caller_id=537490079&hash=c96a61b0-10f4-40f6-afff-82fc0f0923da',
        },
      },
    },
  },
  {
    name: 'PSE',
    source: `${JAVA}/payment/payment_pse.json`,
    licence: 'MIT',
    given: {
      id: 111,
      date_created: '2023-03-08T09:45:24.038-04:00',
      payment_method_id: 'pse',
      payment_type_id: 'bank_transfer',
      status: 'pending',
      status_detail: 'pending_waiting_transfer',
      currency_id: 'COP',
      live_mode: false,
      transaction_amount: 5000,
      callback_url: 'http://your-site.com',
      transaction_details: {
        total_paid_amount: 5000,
        external_resource_url:
          'https://www.mercadopago.com.co/sandbox/payments/1111/bank_transfer?caller_id=2222&hash=1234',
        financial_institution: '1009',
        transaction_id: '111',
      },
      point_of_interaction: { type: 'UNSPECIFIED' },
    },
    expected: {
      id: '111',
      amount: '5000.00',
      currency: 'COP',
      payment_method: 'pse_co',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com.co/sandbox/payments/1111/bank_transfer?caller_id=2222&hash=1234',
        },
      },
    },
  },
  {
    name: 'a SPEI transfer whose CLABE is only on the page of Mercado Pago',
    source: `${GUIDES}/integrate-stp.en.md`,
    licence: 'MIT',
    note: 'The amount is that of the request on the same page, and the currency is filled in.',
    given: {
      id: 51096146182,
      date_created: '2023-05-10T13:43:14.586-04:00',
      payment_method_id: 'clabe',
      payment_type_id: 'bank_transfer',
      payment_method: {
        id: 'clabe',
        type: 'bank_transfer',
        data: { reference_id: '6410293433784980810', external_reference_id: '1009' },
      },
      status: 'pending',
      currency_id: 'MXN',
      transaction_amount: 5000,
      transaction_details: {
        external_resource_url:
          'https://www.mercadopago.com.mx/payments/51096146182/ticket?caller_id=34728475&hash=f3a8630a-f06a-48e4-b2a6-f95750af7346',
      },
    },
    expected: {
      payment_method: 'banktransfer_mx',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com.mx/payments/51096146182/ticket?caller_id=34728475&hash=f3a8630a-f06a-48e4-b2a6-f95750af7346',
        },
      },
    },
  },
  {
    name: 'Fintoc',
    source: `${GUIDES}/integrate-fintoc-simplified.en.md`,
    licence: 'MIT',
    note: 'The URL is the long one on the same page; the amount and `point_of_interaction` are those of the request.',
    given: {
      id: 82512912106,
      payment_method_id: 'fintoc',
      payment_type_id: 'bank_transfer',
      payment_method: {
        id: 'fintoc',
        type: 'bank_transfer',
        data: {
          reference_id: '82512912106',
          external_reference_id: 'pi_2nGAKKSDoWG8ALR8_sec_Vfwt2rhBdjxYLhVpWupimnnp',
          external_resource_url: 'https://www.mercadopago.cl/sandbox/payments/1319503224/bank_transfer/fintoc',
        },
      },
      status: 'pending',
      currency_id: 'CLP',
      transaction_amount: 2000,
      point_of_interaction: { type: 'CHECKOUT', sub_type: 'INTER_PSP' },
    },
    expected: {
      payment_method: 'fintoc_cl',
      amount: '2000',
      currency: 'CLP',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: { url: 'https://www.mercadopago.cl/sandbox/payments/1319503224/bank_transfer/fintoc' },
      },
    },
  },
  {
    name: 'a 3-D Secure challenge',
    source: `${GUIDES}/how-to-integrate-3ds.en.md`,
    licence: 'MIT',
    note: 'The name `three_ds_info` is that of the API; `processing_mode` is filled in.',
    given: {
      id: 52044997115,
      status: 'pending',
      status_detail: 'pending_challenge',
      processing_mode: 'aggregator',
      three_ds_info: {
        external_resource_url: 'https://acs-public.tp.mastercard.com/api/v1/browser_challenges',
        creq: CREQ,
      },
    },
    expected: {
      status: 'created',
      payment_method: null,
      action: {
        type: 'show_challenge',
        show_challenge: {
          url: 'https://acs-public.tp.mastercard.com/api/v1/browser_challenges',
          creq: CREQ,
          return_hosts: HOSTS,
        },
      },
    },
  },
  {
    name: 'a card payment after its challenge',
    source: `${JAVA}/payment/payment_3ds.json`,
    licence: 'MIT',
    given: {
      id: 17014025134,
      date_created: '2022-01-10T10:10:10.000-00:00',
      date_approved: '2022-01-10T10:10:10.000-00:00',
      issuer_id: '24',
      payment_method_id: 'master',
      payment_type_id: 'credit_card',
      status: 'approved',
      status_detail: 'accredited',
      currency_id: 'BRL',
      description: 'PEDIDO NOVO - VIDEOGAME',
      live_mode: true,
      authorization_code: '301299',
      payer: { id: '128185910', identification: { type: 'CPF', number: '19119119100' } },
      external_reference: '1631894348',
      transaction_amount: 12.34,
      transaction_amount_refunded: 0,
      transaction_details: { net_received_amount: 11.72, total_paid_amount: 12.34 },
      fee_details: [{ type: 'mercadopago_fee', amount: 0.62, fee_payer: 'collector' }],
      card: {
        first_six_digits: '503143',
        last_four_digits: '6351',
        expiration_month: 12,
        expiration_year: 2022,
        cardholder: { name: 'APRO', identification: { number: '19119119100', type: 'CPF' } },
      },
      three_ds_info: {
        external_resource_url: 'https://acs-public.tp.mastercard.com/api/v1/browser_challenges',
        creq: 'eyJ0aHJlZURTU2VydmVyVHJhbnNJRCI6ImE4NDQ1NTE2LThjNzktNGQ1NC04MjRmLTU5YzgzNDRiY2FjNCIsImFj',
      },
    },
    expected: {
      status: 'paid',
      amount: '12.34',
      currency: 'BRL',
      payment_method: 'card_br',
      time_paid: '2022-01-10T10:10:10.000-00:00',
      reference: '1631894348',
      failure_code: null,
      action: null,
    },
  },
  {
    name: 'an approved payment of the OpenAPI file',
    source: 'https://github.com/mercadopago/openapi/blob/main/fixtures3.yaml',
    licence: 'Apache-2.0',
    given: {
      id: 1234567890,
      date_created: '2024-01-15T10:30:00.000-03:00',
      date_approved: '2024-01-15T10:30:02.000-03:00',
      payment_method_id: 'visa',
      payment_type_id: 'credit_card',
      status: 'approved',
      status_detail: 'accredited',
      currency_id: 'BRL',
      payer: { id: '987654321', email: 'test@example.com', type: 'registered' },
      transaction_amount: 100.5,
      transaction_details: { net_received_amount: 93.47, total_paid_amount: 100.5 },
      external_reference: 'ORDER-2024-001234',
    },
    expected: {
      status: 'paid',
      amount: '100.50',
      time_created: '2024-01-15T10:30:00.000-03:00',
      time_paid: '2024-01-15T10:30:02.000-03:00',
      time_expired: null,
      livemode: null,
      action: null,
    },
  },
  {
    name: 'a boleto that the merchant cancelled',
    source: 'https://www.mercadopago.com.br/developers/en/reference/chargebacks/_payments_payment_id/put',
    licence: 'quoted',
    note: 'The page writes objects as lists of one object.',
    given: {
      id: 18746874919,
      date_created: '2021-12-10T17:13:23.000-04:00',
      date_of_expiration: '2021-12-13T22:59:59.000-04:00',
      payment_method_id: 'bolbradesco',
      payment_type_id: 'ticket',
      status: 'cancelled',
      status_detail: 'by_collector',
      currency_id: 'BRL',
      external_reference: 'firstname@gmail.com',
      transaction_amount: 75.76,
      barcode: { content: '23791883300000075763380250600221946300633330' },
      transaction_details: {
        payment_method_reference_id: '6002219463',
        verification_code: '6002219463',
        total_paid_amount: 75.76,
        external_resource_url:
          'https://www.mercadopago.com/mlb/payments/beta/ticket/helper?payment_id=18746874919&payment_method_reference_id=6002219463&caller_id=1003743392',
      },
    },
    expected: {
      status: 'failed',
      failure_code: 'by_collector',
      amount: '75.76',
      payment_method: 'boleto_br',
      action: null,
    },
  },
];

const orders: readonly Vector<GivenOrder>[] = [
  {
    name: 'an order by Pix',
    source: 'https://www.mercadopago.com.br/developers/en/reference/online-payments/checkout-api/create-order/post',
    licence: 'quoted',
    note: 'The values of `payment_method`, which are null there, are those of the Java SDK.',
    given: {
      id: 'ORDTST01KB00C5QRFKWERZQW5D6THPYQ',
      type: 'online',
      processing_mode: 'automatic',
      external_reference: 'ext_ref_1234',
      total_amount: '100.00',
      created_date: '2025-11-26T11:56:55.928Z',
      country_code: 'BR',
      status: 'action_required',
      status_detail: 'waiting_transfer',
      transactions: {
        payments: [
          {
            id: 'PAY01KB00C5QRFKWERZQW5DX6XMMJ',
            amount: '50.00',
            reference_id: '00076axsfl',
            status: 'action_required',
            status_detail: 'waiting_transfer',
            expiration_time: 'P1D',
            payment_method: {
              id: 'pix',
              type: 'bank_transfer',
              ticket_url: 'https://www.mercadopago.com.br/payments/21071815560/ticket',
              qr_code: PIX,
              qr_code_base64: 'iVBORw0KGgoAAAANSUhEUgAABWQAAAVkAQAAAAB79iscAAAI6UlEQVR42u3d',
            },
            date_of_expiration: '2025-11-27T11:56:55.983+00:00',
          },
        ],
      },
    },
    expected: {
      id: 'ORDTST01KB00C5QRFKWERZQW5D6THPYQ',
      status: 'created',
      amount: '100.00',
      currency: 'BRL',
      payment_method: 'pix_br',
      reference: 'ext_ref_1234',
      time_created: '2025-11-26T11:56:55.928Z',
      time_expired: '2025-11-27T11:56:55.983+00:00',
      time_paid: null,
      livemode: null,
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: PIX, image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'an order by boleto',
    source: 'https://www.mercadopago.com.br/developers/en/docs/checkout-api-orders/payment-integration/boleto',
    licence: 'quoted',
    note: 'The barcode is that of another method on the same page: 46 digits.',
    given: {
      id: 'ORD01J6TC8BYRR0T4ZKY0QR39WGYE',
      type: 'online',
      external_reference: 'ext_ref_1234',
      total_amount: '200.00',
      country_code: 'BRA',
      created_date: '2024-09-02T22:04:01.880469Z',
      status: 'action_required',
      status_detail: 'waiting_payment',
      transactions: {
        payments: [
          {
            id: 'PAY01J6TC8BYRR0T4ZKY0QRTZ0E24',
            reference_id: '22dvqmsbq8c',
            amount: '200.00',
            status: 'action_required',
            status_detail: 'waiting_payment',
            payment_method: {
              id: 'bolbradesco',
              type: 'ticket',
              ticket_url: 'https://www.mercadopago.com.ar/payments/86797024510/ticket',
              barcode_content: '3335008800000000006004835002100020000242462010',
              reference: '1234567890',
              verification_code: '1234567890',
              financial_institution: 'bolbradesco',
              digitable_line: LINE,
            },
          },
        ],
      },
    },
    expected: {
      status: 'created',
      amount: '200.00',
      currency: 'BRL',
      payment_method: 'boleto_br',
      time_created: '2024-09-02T22:04:01.880469Z',
      time_expired: null,
      action: { type: 'display_details', display_details: { number: LINE } },
    },
  },
  {
    name: 'an order by SPEI',
    source: `${ORDERS}/integration-test/spei-transfers`,
    licence: 'quoted',
    given: {
      id: 'ORD01JPQVD4ED4QSPT1N787C8PYQT',
      external_reference: 'ext_ref_1234',
      user_id: '1735143232',
      currency: 'MXN',
      type: 'online',
      status: 'action_required',
      status_detail: 'waiting_transfer',
      total_amount: '200.00',
      created_date: '2025-03-19T18:42:12.557054278Z',
      payer: { email: 'payer@testuser.com', first_name: 'Payer Name' },
      transactions: {
        payments: [
          {
            id: 'PAY01JPQVD4ED4QSPT1N7895PA160',
            date_of_expiration: '2025-03-26T18:42:12.838+00:00',
            status: 'action_required',
            status_detail: 'waiting_transfer',
            amount: '200.00',
            payment_method: {
              id: 'clabe',
              type: 'bank_transfer',
              ticket_url:
                'https://www.mercadopago.com.mx/payments/105292425055/ticket?caller_id=1872745950&hash=0db37f93-34e2-45cd-acd6-c8a8950b0512',
              reference: '646010349353743569',
            },
          },
        ],
      },
    },
    expected: {
      status: 'created',
      amount: '200.00',
      currency: 'MXN',
      payment_method: 'banktransfer_mx',
      time_created: '2025-03-19T18:42:12.557054278Z',
      time_expired: '2025-03-26T18:42:12.838+00:00',
      action: { type: 'display_details', display_details: { account_number: '646010349353743569' } },
    },
  },
  {
    name: 'an order by OXXO',
    source: `${ORDERS}/payment-integration/websites/other-payment-methods`,
    licence: 'quoted',
    note: 'The barcode, which is that of another method there, is the one of the payment above.',
    given: {
      id: 'ORD01J6TC8BYRR0T4ZKY0QR39WGYE',
      type: 'online',
      total_amount: '100.00',
      country_code: 'MEX',
      created_date: '2024-09-02T22:04:01.880469Z',
      status: 'action_required',
      status_detail: 'waiting_payment',
      transactions: {
        payments: [
          {
            id: 'PAY01J6TC8BYRR0T4ZKY0QRTZ0E24',
            amount: '100.00',
            status: 'action_required',
            status_detail: 'waiting_payment',
            payment_method: {
              id: 'oxxo',
              type: 'ticket',
              ticket_url: TICKET,
              barcode_content: '882430432923032000100001',
              reference: '1234567890',
              verification_code: '1234567890',
            },
          },
        ],
      },
    },
    expected: {
      currency: 'MXN',
      payment_method: 'oxxo_mx',
      action: { type: 'display_details', display_details: { reference: '882430432923032000100001' } },
    },
  },
  {
    name: 'an order by Rapipago',
    source:
      'https://www.mercadopago.com.ar/developers/en/docs/checkout-api-orders/payment-integration/other-payment-methods',
    licence: 'quoted',
    given: {
      id: 'ORD01J6TC8BYRR0T4ZKY0QR39WGYE',
      type: 'online',
      external_reference: 'ext_ref_1234',
      total_amount: '200.00',
      country_code: 'ARG',
      user_id: '1245621468',
      status: 'action_required',
      status_detail: 'waiting_payment',
      created_date: '2024-09-02T22:04:01.880469Z',
      transactions: {
        payments: [
          {
            id: 'PAY01J6TC8BYRR0T4ZKY0QRTZ0E24',
            reference_id: '22dvqmsbq8c',
            amount: '200.00',
            status: 'action_required',
            status_detail: 'waiting_payment',
            payment_method: {
              id: 'rapipago',
              type: 'ticket',
              ticket_url:
                'https://www.mercadopago.com.ar/payments/86797024510/ticket?caller_id=1870026883&payment_method_id=rapipago&payment_id=86797024510&payment_method_reference_id=6004835002&hash=0331521a-9ddb-44a2-851c-65f77d8d394e',
              barcode_content: '3335008800000000006004835002100020000242462010',
              reference: '6005407530',
              verification_code: '6005407530',
            },
          },
        ],
      },
    },
    expected: {
      currency: 'ARS',
      payment_method: 'rapipago_ar',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com.ar/payments/86797024510/ticket?caller_id=1870026883&payment_method_id=rapipago&payment_id=86797024510&payment_method_reference_id=6004835002&hash=0331521a-9ddb-44a2-851c-65f77d8d394e',
        },
      },
    },
  },
  {
    name: 'an order by PSE',
    source: 'https://github.com/mercadopago/sdk-nodejs/blob/master/src/examples/order/createPSE.ts',
    licence: 'MIT',
    note: 'The response is not published: its fields are those of the OpenAPI file, and its URL is that of a payment by PSE.',
    given: {
      id: 'ORD01J6TC8BYRR0T4ZKY0QR39WGYE',
      type: 'online',
      total_amount: '50000.00',
      currency: 'COP',
      external_reference: 'ref_pse_12345',
      status: 'action_required',
      status_detail: 'waiting_transfer',
      transactions: {
        payments: [
          {
            amount: '50000.00',
            status: 'action_required',
            status_detail: 'waiting_transfer',
            payment_method: {
              id: 'pse',
              type: 'bank_transfer',
              financial_institution: '1007',
              redirect_url:
                'https://www.mercadopago.com.co/sandbox/payments/1312147735/bank_transfer?caller_id=1148920820',
            },
          },
        ],
      },
    },
    expected: {
      amount: '50000.00',
      currency: 'COP',
      payment_method: 'pse_co',
      reference: 'ref_pse_12345',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com.co/sandbox/payments/1312147735/bank_transfer?caller_id=1148920820',
        },
      },
    },
  },
  {
    name: 'an order of Checkout Pro',
    source: `${JAVA}/order/create_order_checkout_pro_response.json`,
    licence: 'MIT',
    given: {
      id: 'ORDTST01KS5AJ6HTK2HRQ3XJ3C2JCKP9',
      type: 'online',
      processing_mode: 'manual',
      external_reference: 'ext_ref_checkout_pro_001',
      marketplace_fee: '5.00',
      total_amount: '500.00',
      checkout_url: 'https://www.mercadopago.com/checkout/v1/redirect?order_id=ORDTST01KS5AJ6HTK2HRQ3XJ3C2JCKP9',
      expiration_time: 'P1D',
      country_code: 'BRA',
      user_id: '1858095454',
      status: 'created',
      client_token: 'eyJhbGciOiJSUzI1NiIsInR5cCI6IkpXVCJ9.test',
      currency: 'BRL',
      created_date: '2026-05-21T13:10:56.845Z',
    },
    expected: {
      status: 'created',
      amount: '500.00',
      currency: 'BRL',
      payment_method: null,
      reference: 'ext_ref_checkout_pro_001',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://www.mercadopago.com/checkout/v1/redirect?order_id=ORDTST01KS5AJ6HTK2HRQ3XJ3C2JCKP9',
        },
      },
    },
  },
  {
    name: 'a 3-D Secure challenge of an order',
    source: 'https://github.com/mercadopago/sdk-nodejs/blob/master/src/examples/order/handle3DSResponse.ts',
    licence: 'MIT',
    note: 'The response is not published: its fields are those that the example reads. The values are filled in.',
    given: {
      id: 'ORD01J6TC8BYRR0T4ZKY0QR39WGYE',
      status: 'action_required',
      status_detail: 'pending_challenge',
      total_amount: '150.00',
      transactions: {
        payments: [
          {
            status: 'action_required',
            status_detail: 'pending_challenge',
            payment_method: {
              id: 'master',
              type: 'credit_card',
              token: '677859ef5f18ea7e3a87c41d02c3fbe3',
              transaction_security: { url: 'https://www.mercadopago.com.br/challenge', status: 'CHALLENGE' },
            },
          },
        ],
      },
    },
    expected: {
      status: 'created',
      payment_method: 'card',
      amount: null,
      action: {
        type: 'show_challenge',
        show_challenge: { url: 'https://www.mercadopago.com.br/challenge', creq: null, return_hosts: HOSTS },
      },
    },
  },
  {
    name: 'a paid order',
    source: 'https://github.com/mercadopago/sdk-go/blob/main/resources/mocks/order/create_full_order_response.json',
    licence: 'MIT',
    given: {
      id: '01HRYFWNYRE1MR1E60MW3X0T2P',
      type: 'online',
      total_amount: '1000.00',
      external_reference: 'ext_ref_1234',
      country_code: 'ARG',
      status: 'processed',
      status_detail: 'accredited',
      transactions: {
        payments: [
          {
            id: '01HRYFXQ53Q3JPEC48MYWMR0TE',
            reference_id: '123456789',
            status: 'processed',
            amount: '1000.00',
            payment_method: {
              id: 'master',
              type: 'credit_card',
              token: '677859ef5f18ea7e3a87c41d02c3fbe3',
              installments: 1,
              statement_descriptor: 'LOJA X',
            },
          },
        ],
      },
      payer: { email: '{email}', identification: { type: 'CPF', number: '00000000000' } },
    },
    expected: { status: 'paid', amount: '1000.00', currency: 'ARS', payment_method: 'card_ar', action: null },
  },
  {
    name: 'an order whose card token is not valid, of an unknown country',
    source: `${JAVA}/order/create_order_response.json`,
    licence: 'MIT',
    given: {
      id: '123',
      type: 'online',
      external_reference: 'ext_ref',
      total_amount: '10.00',
      status: 'failed',
      created_date: '2024-10-18T19:25:38.972924264Z',
      transactions: {
        payments: [
          {
            id: 'id',
            amount: '10.00',
            status: 'failed',
            reference_id: 'id',
            status_detail: 'invalid_card_token',
            payment_method: { id: 'master', type: 'credit_card', token: 'card_token', installments: 1 },
          },
        ],
      },
    },
    expected: {
      status: 'failed',
      failure_code: 'invalid_card_token',
      amount: null,
      currency: null,
      payment_method: 'card',
      action: null,
    },
  },
  {
    name: 'a cancelled order',
    source: `${PHP}/Order/order_cancel.json`,
    licence: 'MIT',
    given: {
      id: '01JDASYCCVWTT08J5RDYAJ5CBZ',
      type: 'online',
      external_reference: 'ext_ref_1234',
      total_amount: '200.00',
      status: 'cancelled',
      status_detail: 'cancelled',
      transactions: {
        payments: [
          {
            id: 'pay_01JDASYCCVWTT08J5RE06G466S',
            amount: '200.00',
            status: 'cancelled',
            status_detail: 'cancelled_transaction',
            payment_method: { id: 'master', type: 'credit_card', token: 'card_token', installments: 1 },
          },
        ],
      },
    },
    expected: { status: 'failed', failure_code: 'cancelled_transaction', currency: null, action: null },
  },
  {
    name: 'a refunded order',
    source: `${PHP}/Order/order_refund_total.json`,
    licence: 'MIT',
    given: {
      id: '01JDWHNG2GR2WHGBMRFX126YBC',
      status: 'refunded',
      status_detail: 'refunded',
      transactions: {
        refunds: [
          {
            id: 'ref_01JDWHPXYC42ESJ40V4D3SMHW1',
            transaction_id: 'pay_01JDWHNG2GR2WHGBMRFY7HP5ZB',
            amount: '100.00',
            status: 'processed',
          },
        ],
      },
    },
    expected: { status: 'paid', amount: null, currency: null, payment_method: null, action: null },
  },
];

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['payment_method_id', 'transactions.payments.0.payment_method.id'];

export const vectors: readonly Vector<GivenPayment | GivenOrder>[] = [...payments, ...orders];
