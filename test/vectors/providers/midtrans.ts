import type { MidtransSnap, MidtransTransaction } from '../../../src/providers/midtrans.js';
import type { Vector } from './vector.js';

/**
 * The fields of transactions in the examples. `@types/midtrans-client` has no type for them: `CoreApi.charge` returns `any`,
 * and `CoreApi.transaction` is missing.
 */
interface Given extends MidtransTransaction {
  readonly status_code: string;
  readonly status_message?: string;
  readonly merchant_id?: string;
  readonly currency?: string;
  readonly transaction_time?: string;
  readonly settlement_time?: string;
  readonly expiry_time?: string;
  readonly signature_key?: string;
  readonly va_numbers?: readonly { readonly bank: string; readonly va_number: string }[];
  readonly permata_va_number?: string;
  readonly biller_code?: string;
  readonly bill_key?: string;
  readonly payment_code?: string;
  readonly store?: string;
  readonly redirect_url?: string;
  readonly qr_string?: string;
  readonly acquirer?: string;
  readonly actions?: readonly { readonly name: string; readonly method: string; readonly url: string }[];
  readonly masked_card?: string;
  readonly bank?: string;
  readonly card_type?: string;
  readonly eci?: string;
  readonly approval_code?: string;
  readonly channel_response_code?: string;
  readonly channel_response_message?: string;
  readonly payer_phone_number?: string;
}

const DOCS = 'https://docs.midtrans.com';
const CARD_3DS = `${DOCS}/reference/card-feature-3d-secure-3ds`;

/** The examples of one page repeat these fields. */
const card = {
  transaction_id: '1a1a66f7-27a7-4844-ba1f-d86dcc16ab27',
  order_id: 'C17550',
  gross_amount: '145000.00',
  payment_type: 'credit_card',
  masked_card: '48111111-1114',
  card_type: 'credit',
} as const;

/** The fields that have the type of the step. The first one that is there counts. */
export const stepFields = ['payment_type'];

export const vectors: readonly Vector<Given | MidtransSnap>[] = [
  {
    name: 'QRIS: the text and a picture of a QR code',
    source: 'https://github.com/Midtrans/mt-alt-doc/blob/master/en/other/faq/gopay-pos.md',
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'QRIS transaction is created',
      transaction_id: '1015a919-b03f-450a-bc85-b38202a79a96',
      order_id: 'order102',
      merchant_id: 'G490526303',
      gross_amount: '789000.00',
      currency: 'IDR',
      payment_type: 'qris',
      transaction_time: '2021-06-23 15:25:24',
      transaction_status: 'pending',
      fraud_status: 'accept',
      actions: [
        {
          name: 'generate-qr-code',
          method: 'GET',
          url: 'https://api.midtrans.com/v2/qris/1015a919-b03f-450a-bc85-b38202a79a96/qr-code',
        },
      ],
      qr_string:
        '00020101021226620014COM.GO-JEK.WWW011993600914349052630340210G4905263030303UKE51440014ID.CO.QRIS.WWW0215AID0607336128660303UKE5204341453033605802ID5904Test6007BANDUNG6105402845409789000.0062475036c032f87c-f773-4619-aefa-675e1f06f9210703A016304A623',
      acquirer: 'gopay',
    },
    expected: {
      object: 'payment',
      id: '1015a919-b03f-450a-bc85-b38202a79a96',
      reference: 'order102',
      status: 'created',
      amount: '789000.00',
      currency: 'IDR',
      payment_method: 'qris_id',
      time_created: '2021-06-23T15:25:24+07:00',
      time_paid: null,
      time_expired: null,
      failure_code: null,
      failure_message: null,
      livemode: null,
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: '00020101021226620014COM.GO-JEK.WWW011993600914349052630340210G4905263030303UKE51440014ID.CO.QRIS.WWW0215AID0607336128660303UKE5204341453033605802ID5904Test6007BANDUNG6105402845409789000.0062475036c032f87c-f773-4619-aefa-675e1f06f9210703A016304A623',
          image_url_png: 'https://api.midtrans.com/v2/qris/1015a919-b03f-450a-bc85-b38202a79a96/qr-code',
          image_url_svg: null,
        },
      },
    },
  },
  {
    name: 'QRIS: two pictures, of which the one without a frame is taken',
    source: `${DOCS}/reference/qris`,
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'QRIS transaction is created',
      transaction_id: '0d8178e1-c6c7-4ab4-81a6-893be9d924ab',
      order_id: 'order03',
      merchant_id: 'M099098',
      gross_amount: '275000.00',
      currency: 'IDR',
      payment_type: 'qris',
      transaction_time: '2020-09-29 11:46:13',
      transaction_status: 'pending',
      fraud_status: 'accept',
      acquirer: 'gopay',
      actions: [
        {
          name: 'generate-qr-code',
          method: 'GET',
          url: 'https://api.midtrans.com/v2/qris/0d8178e1-c6c7-4ab4-81a6-893be9d924ab/qr-code',
        },
        {
          name: 'generate-qr-code-v2',
          method: 'GET',
          url: 'https://api.midtrans.com/v4/qris/A120250718094848HaVD2xS9VKID/qr-code',
        },
      ],
    },
    expected: {
      status: 'created',
      amount: '275000.00',
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: null,
          image_url_png: 'https://api.midtrans.com/v2/qris/0d8178e1-c6c7-4ab4-81a6-893be9d924ab/qr-code',
          image_url_svg: null,
        },
      },
    },
  },
  {
    name: 'QRIS: a pending status without the code',
    source: `${DOCS}/reference/qris`,
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      transaction_time: '2020-09-29 11:18:06',
      transaction_status: 'pending',
      transaction_id: 'ce0a3584-5a0c-4049-ad88-5590a96be4fe',
      status_message: 'midtrans payment notification',
      status_code: '201',
      payment_type: 'qris',
      order_id: 'order03',
      merchant_id: 'M099098',
      gross_amount: '275000.00',
      fraud_status: 'accept',
      currency: 'IDR',
      acquirer: 'gopay',
    },
    expected: {
      error: 'unsupported-action',
      message:
        /^transaction\.actions: its step is missing; use those that CoreApi\.charge returned, with its redirect_url$/,
    },
  },
  {
    name: 'GoPay: a QR code, or a link to the app',
    source: 'https://github.com/Midtrans/mt-alt-doc/blob/master/en/core-api/e-wallet.md',
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'GO-PAY transaction is created',
      transaction_id: '231c79c5-e39e-4993-86da-cadcaee56c1d',
      order_id: 'order-101h-1570513296',
      gross_amount: '44000.00',
      currency: 'IDR',
      payment_type: 'gopay',
      transaction_time: '2019-10-08 12:41:36',
      transaction_status: 'pending',
      fraud_status: 'accept',
      actions: [
        {
          name: 'generate-qr-code',
          method: 'GET',
          url: 'https://api.sandbox.veritrans.co.id/v2/gopay/231c79c5-e39e-4993-86da-cadcaee56c1d/qr-code',
        },
        {
          name: 'deeplink-redirect',
          method: 'GET',
          url: 'https://simulator.sandbox.midtrans.com/gopay/ui/checkout?referenceid=Y0xwjoQ9uy&callback_url=someapps%3A%2F%2Fcallback%3Forder_id%3Dorder-101h-1570513296',
        },
        {
          name: 'get-status',
          method: 'GET',
          url: 'https://api.sandbox.veritrans.co.id/v2/231c79c5-e39e-4993-86da-cadcaee56c1d/status',
        },
        {
          name: 'cancel',
          method: 'POST',
          url: 'https://api.sandbox.veritrans.co.id/v2/231c79c5-e39e-4993-86da-cadcaee56c1d/cancel',
        },
      ],
    },
    expected: {
      status: 'created',
      amount: '44000.00',
      payment_method: 'gopay_id',
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: null,
          image_url_png: 'https://api.sandbox.veritrans.co.id/v2/gopay/231c79c5-e39e-4993-86da-cadcaee56c1d/qr-code',
          image_url_svg: null,
        }, alternatives: [{ type: 'redirect_to_app', redirect_to_app: { url: 'https://simulator.sandbox.midtrans.com/gopay/ui/checkout?referenceid=Y0xwjoQ9uy&callback_url=someapps%3A%2F%2Fcallback%3Forder_id%3Dorder-101h-1570513296' } }],
      },
    },
  },
  {
    name: 'a linked GoPay account: a page that asks for the PIN',
    source: `${DOCS}/reference/gopay-tokenization`,
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'GoPay transaction is created. Action(s) required',
      transaction_id: '00000269-7836-49e5-bc65-e592afafec14',
      order_id: 'order-1234',
      gross_amount: '100000.00',
      currency: 'IDR',
      payment_type: 'gopay',
      transaction_time: '2016-06-28 09:42:20',
      transaction_status: 'pending',
      fraud_status: 'accept',
      actions: [
        {
          name: 'verification-link-url',
          method: 'GET',
          url: 'http://api.midtrans.com/v2/gopay/redirect/gppr_6123269-1425-21e3-bc44-e592afafec14/charge',
        },
        {
          name: 'verification-link-app',
          method: 'GET',
          url: 'http://api.midtrans.com/v2/gopay/redirect/gppd_6123269-1425-21e3-bc44-e592afafec14/charge',
        },
      ],
    },
    expected: {
      status: 'created',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'http://api.midtrans.com/v2/gopay/redirect/gppr_6123269-1425-21e3-bc44-e592afafec14/charge',
        },
      },
    },
  },
  {
    name: 'ShopeePay: a link to the app',
    source: `${DOCS}/reference/shopeepay`,
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'ShopeePay transaction is created',
      channel_response_code: '0',
      channel_response_message: 'success',
      transaction_id: 'bb379c3a-218b-47c7-9b0b-25f71f0f1231',
      order_id: 'test-order-shopeepay-001',
      merchant_id: 'YON001',
      gross_amount: '25000.00',
      currency: 'IDR',
      payment_type: 'shopeepay',
      transaction_time: '2020-09-29 11:16:23',
      transaction_status: 'pending',
      fraud_status: 'accept',
      actions: [
        {
          name: 'deeplink-redirect',
          method: 'GET',
          url: 'https://wsa.uat.wallet.airpay.co.id/universal-link/wallet/pay?deep_and_deferred=1&token=dFhkbmR1bTBIamhW5n7WPz2OrczCvb8_XiHliB9nROFMVByjtwKMAl6G0Ax0cMr79M4hwjs',
        },
      ],
    },
    expected: {
      status: 'created',
      payment_method: 'shopeepay_id',
      action: {
        type: 'redirect_to_app',
        redirect_to_app: {
          url: 'https://wsa.uat.wallet.airpay.co.id/universal-link/wallet/pay?deep_and_deferred=1&token=dFhkbmR1bTBIamhW5n7WPz2OrczCvb8_XiHliB9nROFMVByjtwKMAl6G0Ax0cMr79M4hwjs',
        },
      },
    },
  },
  {
    name: 'DANA: a status in capitals, with its link',
    source: `${DOCS}/reference/get-transaction-status`,
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      status_code: '200',
      transaction_id: '78068ef3-e797-4eef-945e-e8516a312916',
      gross_amount: '238429.00',
      currency: 'IDR',
      order_id: 'test-merchant-order-xyz',
      payment_type: 'dana',
      transaction_status: 'PENDING',
      fraud_status: 'accept',
      status_message: 'Success, transaction is found',
      merchant_id: 'G123456',
      transaction_time: '2025-11-03 12:45:47',
      expiry_time: '2025-11-03 13:00:47',
      actions: [{ name: 'deeplink-redirect', method: 'GET', url: 'https://m.dana.id/transaction_page' }],
    },
    expected: {
      status: 'created',
      amount: '238429.00',
      payment_method: 'dana_id',
      time_expired: '2025-11-03T13:00:47+07:00',
      action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://m.dana.id/transaction_page' } },
    },
  },
  {
    name: 'OVO: the consumer confirms in the app, which has a message',
    source: `${DOCS}/reference/ewallet-ovo`,
    licence: 'quoted',
    note: 'The ids, which are placeholders there, are those of the same page of get-transaction-status.',
    given: {
      status_code: '201',
      status_message: 'Ovo transaction is created',
      transaction_id: '78068ef3-e797-4eef-945e-e8516a312916',
      order_id: 'test-order-ovo-001',
      merchant_id: 'G123456',
      gross_amount: '30000.00',
      currency: 'IDR',
      payment_type: 'ovo',
      transaction_time: '2025-11-12 14:26:53',
      transaction_status: 'pending',
      fraud_status: 'accept',
      expiry_time: '2025-11-12 14:27:58',
      payer_phone_number: '08111111111',
    },
    expected: {
      status: 'created',
      payment_method: 'ovo_id',
      time_expired: '2025-11-12T14:27:58+07:00',
      action: null,
    },
  },
  {
    name: 'a virtual account of BCA',
    source: 'https://github.com/Midtrans/mt-alt-doc/blob/master/en/core-api/bank-transfer.md',
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'Success, Bank Transfer transaction is created',
      transaction_id: 'be03df7d-2f97-4c8c-a53c-8959f1b67295',
      order_id: '1571823229',
      merchant_id: 'G812785002',
      gross_amount: '44000.00',
      currency: 'IDR',
      payment_type: 'bank_transfer',
      transaction_time: '2019-10-23 16:33:49',
      transaction_status: 'pending',
      va_numbers: [{ bank: 'bca', va_number: '812785002530231' }],
      fraud_status: 'accept',
    },
    expected: {
      status: 'created',
      amount: '44000.00',
      payment_method: 'bca_va_id',
      reference: '1571823229',
      action: {
        type: 'display_details',
        display_details: { country: 'ID', bank_name: 'BCA', account_number: '812785002530231' },
      },
    },
  },
  {
    name: 'a virtual account of Permata',
    source: 'https://github.com/Midtrans/mt-alt-doc/blob/master/en/core-api/bank-transfer.md',
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'Success, PERMATA VA transaction is successful',
      transaction_id: '035ca76c-b814-4264-9e63-68142351df83',
      order_id: '1571823410',
      gross_amount: '44000.00',
      currency: 'IDR',
      payment_type: 'bank_transfer',
      transaction_time: '2019-10-23 16:36:49',
      transaction_status: 'pending',
      fraud_status: 'accept',
      permata_va_number: '850003072869607',
      merchant_id: 'G812785002',
    },
    expected: {
      payment_method: 'permata_va_id',
      action: {
        type: 'display_details',
        display_details: { country: 'ID', bank_name: 'Permata', account_number: '850003072869607' },
      },
    },
  },
  {
    name: 'a bill of Mandiri',
    source: 'https://github.com/Midtrans/mt-alt-doc/blob/master/en/core-api/bank-transfer.md',
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'OK, Mandiri Bill transaction is successful',
      transaction_id: 'abb2d93f-dae3-4183-936d-4145423ad72f',
      order_id: '1571823332',
      merchant_id: 'G812785002',
      gross_amount: '44000.00',
      currency: 'IDR',
      payment_type: 'echannel',
      transaction_time: '2019-10-23 16:35:31',
      transaction_status: 'pending',
      fraud_status: 'accept',
      bill_key: '778347787706',
      biller_code: '70012',
    },
    expected: {
      payment_method: 'mandiri_bill_id',
      action: { type: 'display_details', display_details: { biller_code: '70012', bill_key: '778347787706' } },
    },
  },
  {
    name: 'Alfamart: a code for the till, without a currency',
    source: `${DOCS}/reference/alfamart-1`,
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'Success, cstore transaction is successful',
      transaction_id: 'f1d381f8-7519-4139-b28f-81c6b3dc38ea',
      order_id: 'order05',
      gross_amount: '10500.00',
      payment_type: 'cstore',
      transaction_time: '2016-06-28 16:22:49',
      transaction_status: 'pending',
      fraud_status: 'accept',
      payment_code: '010811223344',
      store: 'alfamart',
    },
    expected: {
      amount: '10500.00',
      currency: 'IDR',
      payment_method: 'alfamart_id',
      action: { type: 'display_details', display_details: { store: 'Alfamart', payment_code: '010811223344' } },
    },
  },
  {
    name: 'Indomaret: settled',
    source: 'https://github.com/Midtrans/mt-alt-doc/blob/master/en/core-api/convenience-store.md',
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      transaction_time: '2020-01-09 15:15:19',
      transaction_status: 'settlement',
      transaction_id: '9b3951a4-da50-4089-86df-161d3e9251df',
      store: 'indomaret',
      status_message: 'midtrans payment notification',
      status_code: '200',
      settlement_time: '2020-01-09 15:22:07',
      payment_type: 'cstore',
      payment_code: '578112341234',
      order_id: 'order-101n-1578557719',
      merchant_id: 'G812785002',
      gross_amount: '44000.00',
      currency: 'IDR',
      approval_code: '45682001084123432248',
    },
    expected: {
      status: 'paid',
      payment_method: 'indomaret_id',
      time_created: '2020-01-09T15:15:19+07:00',
      time_paid: '2020-01-09T15:22:07+07:00',
      action: null,
    },
  },
  {
    name: 'Akulaku: a page',
    source: 'https://github.com/Midtrans/mt-alt-doc/blob/master/en/core-api/cardless-credit.md',
    licence: 'quoted',
    given: {
      status_code: '201',
      status_message: 'Success, Akulaku transaction is created',
      transaction_id: 'fa05cba0-8ea3-4e46-a2b1-daea2a01785c',
      order_id: 'order-101-1578567480',
      redirect_url: 'https://api.sandbox.midtrans.com/v2/akulaku/redirect/fa05cba0-8ea3-4e46-a2b1-daea2a01785c',
      merchant_id: 'G812785002',
      gross_amount: '11000.00',
      currency: 'IDR',
      payment_type: 'akulaku',
      transaction_time: '2020-01-09 17:58:00',
      transaction_status: 'pending',
      fraud_status: 'accept',
    },
    expected: {
      payment_method: 'akulaku_id',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://api.sandbox.midtrans.com/v2/akulaku/redirect/fa05cba0-8ea3-4e46-a2b1-daea2a01785c',
        },
      },
    },
  },
  {
    name: 'a card: 3-D Secure',
    source: CARD_3DS,
    licence: 'quoted',
    given: {
      ...card,
      status_code: '201',
      status_message: 'Success, Credit Card transaction is successful',
      redirect_url: 'https://api.veritrans.co.id/v2/3ds/redirect/451249-2595-e14aac7f-cfb3-4ab2-98ab-5cc5e70f4b2c',
      currency: 'IDR',
      transaction_time: '2018-09-12 22:10:23',
      transaction_status: 'pending',
    },
    expected: {
      status: 'created',
      payment_method: 'card_id',
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://api.veritrans.co.id/v2/3ds/redirect/451249-2595-e14aac7f-cfb3-4ab2-98ab-5cc5e70f4b2c',
        },
      },
    },
  },
  {
    name: 'a card: captured, and accepted by fraud detection',
    source: CARD_3DS,
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      ...card,
      approval_code: 'T58755',
      bank: 'bni',
      eci: '05',
      transaction_time: '2014-08-24 15:39:22',
      status_code: '200',
      transaction_status: 'capture',
      fraud_status: 'accept',
      status_message: 'midtrans payment notification',
      channel_response_code: '00',
      channel_response_message: 'Approved',
    },
    expected: {
      status: 'paid',
      amount: '145000.00',
      currency: 'IDR',
      time_created: '2014-08-24T15:39:22+07:00',
      time_paid: null,
      failure_code: null,
      failure_message: null,
      action: null,
    },
  },
  {
    name: 'a card: captured, but challenged by fraud detection',
    source: CARD_3DS,
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      ...card,
      approval_code: '315762',
      bank: 'bni',
      eci: '05',
      transaction_time: '2014-08-24 15:39:22',
      status_code: '201',
      transaction_status: 'capture',
      fraud_status: 'challenge',
      status_message: 'midtrans payment notification',
      channel_response_code: '00',
      channel_response_message: 'Approved',
    },
    expected: { status: 'created', action: null },
  },
  {
    name: 'a card: denied by the bank',
    source: CARD_3DS,
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      ...card,
      approval_code: '338016',
      bank: 'bni',
      eci: '06',
      transaction_time: '2014-08-24 15:39:22',
      status_code: '202',
      transaction_status: 'deny',
      fraud_status: 'accept',
      status_message: 'midtrans payment notification',
      channel_response_code: '05',
      channel_response_message: 'Do not honor',
    },
    expected: { status: 'failed', failure_code: 'payment_declined', failure_message: 'Do not honor', action: null },
  },
  {
    name: 'a card: authorized, to be captured later',
    source: `${DOCS}/reference/card-feature-pre-authorization`,
    licence: 'quoted',
    given: {
      ...card,
      status_code: '200',
      status_message: 'Success, Credit Card transaction is successful',
      transaction_id: 'be4f3e44-d6ee-4355-8c64-c1d1dc7f4590',
      transaction_time: '2016-07-02 14:00:27',
      transaction_status: 'authorize',
      fraud_status: 'accept',
      approval_code: '003873',
      eci: '05',
      bank: 'bca',
      channel_response_code: '0',
      channel_response_message: 'Approved',
      currency: 'IDR',
    },
    expected: { status: 'paid', time_paid: null, action: null },
  },
  {
    name: 'GoPay: denied without funds',
    source: `${DOCS}/reference/gopay-tokenization`,
    licence: 'quoted',
    given: {
      status_code: '202',
      status_message: 'GoPay transaction is denied',
      transaction_id: '95581d59-f433-4803-a9e1-0d9945cb9bd4',
      order_id: 'order-1234',
      gross_amount: '100000.00',
      currency: 'IDR',
      payment_type: 'gopay',
      transaction_time: '2016-06-28 09:42:20',
      transaction_status: 'deny',
      fraud_status: 'accept',
      channel_response_code: '201',
      channel_response_message: 'Insufficient Balance',
    },
    expected: {
      status: 'failed',
      failure_code: 'insufficient_funds',
      failure_message: 'Insufficient Balance',
      action: null,
    },
  },
  {
    name: 'GoPay: expired',
    source: `${DOCS}/reference/gopay-tokenization`,
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      transaction_time: '2025-02-07 16:02:31',
      transaction_status: 'expire',
      transaction_id: '3d08aa30-73fd-4788-985b-f33a8fa4abcd',
      status_message: 'midtrans payment notification',
      status_code: '202',
      payment_type: 'gopay',
      order_id: 'order-id',
      merchant_id: 'G643891234',
      gross_amount: '110000.00',
      fraud_status: 'accept',
      expiry_time: '2025-02-07 16:17:56',
      currency: 'IDR',
    },
    expected: { status: 'expired', time_expired: '2025-02-07T16:17:56+07:00', failure_code: null, action: null },
  },
  {
    name: 'GoPay: cancelled',
    source: `${DOCS}/reference/gopay-tokenization`,
    licence: 'quoted',
    note: 'The signature is left out.',
    given: {
      transaction_time: '2025-02-10 11:01:31',
      transaction_status: 'cancel',
      transaction_id: '1919f7fb-ebfb-4957-8158-cbe13aeca123b',
      status_message: 'midtrans payment notification',
      status_code: '202',
      payment_type: 'gopay',
      order_id: 'order-id',
      merchant_id: 'G027591234',
      gross_amount: '2000000.00',
      fraud_status: 'accept',
      expiry_time: '2025-02-11 11:01:31',
      currency: 'IDR',
    },
    expected: { status: 'failed', failure_code: 'cancel', failure_message: null, action: null },
  },
  {
    name: 'Snap: the page on which the consumer chooses how to pay',
    source: `${DOCS}/reference/backend-integration`,
    licence: 'quoted',
    given: {
      token: '66e4fa55-fdac-4ef9-91b5-733b97d1b862',
      redirect_url: 'https://app.sandbox.midtrans.com/snap/v2/vtweb/66e4fa55-fdac-4ef9-91b5-733b97d1b862',
    },
    expected: {
      status: 'created',
      amount: null,
      payment_method: null,
      action: {
        type: 'redirect_to_url',
        redirect_to_url: {
          url: 'https://app.sandbox.midtrans.com/snap/v2/vtweb/66e4fa55-fdac-4ef9-91b5-733b97d1b862',
        },
      },
    },
  },
];
