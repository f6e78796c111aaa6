import type { CheckoutPage, CheckoutPayment } from '../../../src/providers/checkout.js';
import type { Vector } from './vector.js';

/** The fields that have the type of the step. */
export const stepFields = ['source.type'];

const NODE =
  'https://github.com/checkout/checkout-sdk-node/blob/a1d2c7234c9ce6f694d3131e5b100aaa13657d20/test/payments/requestPayment.js';
const NODE_TESTS = 'https://github.com/checkout/checkout-sdk-node/blob/a1d2c7234c9ce6f694d3131e5b100aaa13657d20/test';
const JAVA = 'https://github.com/checkout/checkout-sdk-java/blob/23c85c1841e8d55678e9b585543f3f89d168a3c6/src';
const MOCKS = `${JAVA}/test/resources/mocks/payments/response`;
const STATUS = `${JAVA}/main/java/com/checkout/payments/PaymentStatus.java`;
const METHODS = 'https://www.checkout.com/docs/payments/add-payment-methods';

const SANDBOX = 'https://api.sandbox.checkout.com/payments';
const MULTIBANCO =
  'https://r.girogate.de/ti/simmultibanco?tx=512308296&rs=y5XBJFK6UF0R7gcn4lcQlbtc5wD2ppQ1&cs=058d2f4cecebaf97933ac9fb465a517ab84395eca459900105526a823460a90a';
const PAY_NOW =
  'MDAwMjAxMjY1NzAwMDlTRy5QQVlOT1cwMTAxMjAyMTIwMzEwMDgxMEJBQkMwMzAxMDA0MTQyMDI0MTIwNjAwMjgxMTUyMDQwMDAwNTMwMzcwMjU0MDQ0Ljg3NTgwMlNHNTkyM0NIRUNLT1VUIEFQQUMgUFRFLiBMVEQuNjAwOVNpbmdhcG9yZTYyMjAwMTE2cG5fNDE5MGVjMzU4NzlkNDYzMDRCNTYz';
const HOSTED =
  'https://pay.checkout.com/page/d6a471b9430f13b1035072f9ce45a8ce:9e5de0d41e9748cf6bc91e650f2c823845997bc52be6108969b47eedffcd06c57e034af5d3090b6c137a0c5de665e68458db94c95b89e2acf326d1996d71f3e2cb52fbfdcadf505af7f4078ff6135d1ebf20b02543dc78b883a313605684b7544d3a14146961c3c7b7e47145971d2388d62553eacce2176b9604484023db1017';

const self = (id: string) => ({ href: `${SANDBOX}/${id}` });
const toPage = (url: string) => ({ type: 'redirect_to_url', redirect_to_url: { url } }) as const;

const multibanco = {
  id: 'pay_cdv64cky2neeljlss37yjpofzu',
  requested_on: '2024-09-25T06:05:22Z',
  source: { type: 'multibanco', service_supplier_id: '11854', payment_reference: '999999919' },
  amount: 100,
  currency: 'EUR',
  payment_type: 'Regular',
  status: 'Pending',
  approved: false,
  _links: {
    self: self('pay_cdv64cky2neeljlss37yjpofzu'),
    actions: { href: `${SANDBOX}/pay_cdv64cky2neeljlss37yjpofzu/actions` },
  },
};

const link = {
  id: 'pl_irx_SMlY5RCA',
  status: 'Active',
  expires_on: '2021-06-24T14:16:35.862Z',
  return_url: 'https://pay.sandbox.checkout.com/link/examples/docs',
  amount: 10359,
  currency: 'EUR',
  billing: { address: { country: 'DE' } },
  products: [
    { name: 'Moonlight blue lightsaber', discountAmount: 0, type: 'physical', quantity: 2, price: 3999 },
    { name: 'Stainless steel watch strap', discountAmount: 0, type: 'physical', quantity: 1, price: 2361 },
  ],
  metadata: { correlationId: 'afa2d5d8-6e27-429e-a56a-e9c0a1ce10a9' },
  _links: {
    self: { href: 'https://123456789.api.sandbox.checkout.com/payment-links/pl_irx_SMlY5RCA' },
    redirect: { href: 'https://pay.sandbox.checkout.com/link/pl_irx_SMlY5RCA' },
  },
};

const STATUS_NOTE = 'Only the status is published there; the rest is the Multibanco payment of the documents.';

export const vectors: readonly Vector<CheckoutPayment | CheckoutPage>[] = [
  {
    name: '3-D Secure: the response to the request has neither source nor amount',
    source: NODE,
    licence: 'MIT',
    given: {
      id: 'pay_k72n4u433mierlthuim5oc5syu',
      status: 'Pending',
      customer: { id: 'cus_6artgoevd77u7ojah2wled32sa' },
      '3ds': { downgraded: false, enrolled: 'Y' },
      _links: {
        self: { href: 'https://123456789.api.sandbox.checkout.com/payments/pay_k72n4u433mierlthuim5oc5syu' },
        redirect: { href: 'https://3ds2-sandbox.ckotech.co/interceptor/3ds_a25l6ocl6luebnvyed4s3xvxcu' },
      },
      headers: { 'cko-request-id': 'f02e7328-b7fc-4993-b9f6-4c913421f57e', 'cko-version': '3.34.5' },
      requiresRedirect: true,
    } as CheckoutPayment,
    expected: {
      id: 'pay_k72n4u433mierlthuim5oc5syu',
      status: 'created',
      amount: null,
      payment_method: null,
      customer_id: 'cus_6artgoevd77u7ojah2wled32sa',
      action: toPage('https://3ds2-sandbox.ckotech.co/interceptor/3ds_a25l6ocl6luebnvyed4s3xvxcu'),
    },
  },
  {
    name: 'iDEAL: the page of the bank',
    source: 'https://docs.checkout.com/payment-methods/bank-transfers/ideal',
    licence: 'quoted',
    given: {
      id: 'pay_yndlioum4gau3oizxihvzdgp4i',
      status: 'Pending',
      customer: { id: 'cus_erquvsbcz2xunm5rrwd5clyfiy' },
      _links: {
        self: self('pay_yndlioum4gau3oizxihvzdgp4i'),
        redirect: { href: 'https://sandbox.checkout.com/LP.Core/api/payment/108659' },
      },
    } as CheckoutPayment,
    expected: { status: 'created', action: toPage('https://sandbox.checkout.com/LP.Core/api/payment/108659') },
  },
  {
    name: 'KNET: a page',
    source: `${METHODS}/knet/api-only`,
    licence: 'quoted',
    note: 'The response to the request, with the source of the retrieved payment.',
    given: {
      id: 'pay_4gubyq2w335upc54dx7a4257lq',
      requested_on: '2024-05-23T17:04:05Z',
      source: {
        type: 'knet',
        language: 'en',
        user_defined_field1: 'first user defined field',
        card_token: '01234567',
      },
      amount: 1000,
      currency: 'KWD',
      status: 'Pending',
      customer: { id: 'cus_r3cajfpbj3ju7jyq7afcg3qc4a' },
      _links: {
        self: self('pay_4gubyq2w335upc54dx7a4257lq'),
        redirect: { href: 'https://sbapi.ckotech.co/knet-external/redirect/tok_tl6kftlhdpzephqelsbpyovl4i/pay' },
      },
    } as CheckoutPayment,
    expected: {
      status: 'created',
      amount: '1.000',
      currency: 'KWD',
      payment_method: 'knet_kw',
      time_created: '2024-05-23T17:04:05Z',
      action: toPage('https://sbapi.ckotech.co/knet-external/redirect/tok_tl6kftlhdpzephqelsbpyovl4i/pay'),
    },
  },
  {
    name: 'Multibanco as it is requested: a page with the reference',
    source: `${METHODS}/multibanco/api-only`,
    licence: 'quoted',
    given: {
      id: 'pay_cdv64cky2neeljlss37yjpofzu',
      status: 'Pending',
      customer: { id: 'cus_ezuq5ju3ln4udgaz6joebp3p44' },
      _links: {
        self: self('pay_cdv64cky2neeljlss37yjpofzu'),
        'multibanco:static-reference-page': { href: MULTIBANCO },
      },
    } as CheckoutPayment,
    expected: { status: 'created', action: toPage(MULTIBANCO) },
  },
  {
    name: 'Multibanco as it is retrieved: the entity and the reference',
    source: `${METHODS}/multibanco/api-only`,
    licence: 'quoted',
    note: 'The fields after the currency are those of other payments.',
    given: multibanco,
    expected: {
      status: 'created',
      amount: '1.00',
      currency: 'EUR',
      payment_method: 'multibanco_pt',
      time_created: '2024-09-25T06:05:22Z',
      action: { type: 'display_details', display_details: { entity: '11854', reference: '999999919' } },
    },
  },
  {
    name: 'PayNow: the text of the code in base64',
    source: `${METHODS}/paynow/api-only`,
    licence: 'quoted',
    note: 'The page writes links; the API reference and the SDKs write _links.',
    given: {
      id: 'pay_mbabizu24mvu3mela5njyhpit4',
      action_id: 'act_mbabizu24mvu3mela5njyhpit4',
      amount: 6540,
      currency: 'SGD',
      approved: true,
      status: 'Pending',
      auth_code: '770687',
      response_code: '10000',
      response_summary: 'Approved',
      source: { type: 'PayNow', processed_on: '2019-09-10T10:11:12Z', reference: 'ORD-5023-4E89' },
      processing: { acquirer_transaction_id: '440644309099499894406', partner_status: 'IN_PROGRESS' },
      _links: { self: self('pay_mbabizu24mvu3mela5njyhpit4'), redirect: { qr_code: { text: PAY_NOW } } },
    } as CheckoutPayment,
    expected: {
      status: 'created',
      amount: '65.40',
      currency: 'SGD',
      payment_method: 'paynow_sg',
      failure_code: null,
      action: {
        type: 'display_qr_code',
        display_qr_code: {
          data: '00020126570009SG.PAYNOW01012021203100810BABC0301004142024120600281152040000530370254044.875802SG5923CHECKOUT APAC PTE. LTD.6009Singapore62200116pn_4190ec35879d46304B563',
          image_url_png: null,
          image_url_svg: null,
        },
      },
    },
  },
  {
    name: 'Octopus: a page with a code, and the app',
    source: `${METHODS}/octopus/api-only`,
    licence: 'quoted',
    given: {
      id: 'pay_dinkmi3v4vgutixpcw6mcdzt44',
      status: 'Pending',
      processed_on: '2024-06-18T13:20:51.2352985Z',
      processing: {
        landing_url: 'https://web-test.online.octopus.com.hk/oos/payment/?token=zjsdhd3',
        octopus_uri: 'octopus://payment?token=zjsdhd3',
        token: 'zjsdhd3',
      },
      _links: { self: { href: 'https://gwc.ckotech.co/payments/pay_dinkmi3v4vgutixpcw6mcdzt44' } },
    } as CheckoutPayment,
    expected: {
      status: 'created',
      time_created: '2024-06-18T13:20:51.2352985Z',
      action: {
        ...toPage('https://web-test.online.octopus.com.hk/oos/payment/?token=zjsdhd3'),
        alternatives: [{ type: 'redirect_to_app', redirect_to_app: { url: 'octopus://payment?token=zjsdhd3' } }],
      },
    },
  },
  {
    name: 'BenefitPay as it is requested: without its code',
    source: 'https://checkoutdocs.readme.io/docs/benefit-pay',
    licence: 'quoted',
    given: {
      id: 'pay_aeb7fegfsihejgpeeby36rrf3y',
      status: 'Pending',
      customer: { id: 'cus_uj7uhbi2lwaela6fsx6apeztv4' },
      _links: { self: self('pay_aeb7fegfsihejgpeeby36rrf3y') },
    } as CheckoutPayment,
    expected: {
      error: 'unsupported-action',
      message: /^payment\._links\.redirect: its step is missing; use POST \/payments, then GET \/payments\/\{id\}$/,
    },
  },
  {
    name: 'BenefitPay as it is retrieved: the code',
    source: 'https://checkoutdocs.readme.io/docs/benefit-pay',
    licence: 'quoted',
    note: 'The page names source.qr_data; its value and the amount of the request are filled in.',
    given: {
      id: 'pay_aeb7fegfsihejgpeeby36rrf3y',
      status: 'Pending',
      amount: 1000,
      currency: 'BHD',
      source: { type: 'benefitpay', integration_type: 'web', qr_data: 'BENEFITPAY-CODE-1' },
      _links: { self: self('pay_aeb7fegfsihejgpeeby36rrf3y') },
    } as CheckoutPayment,
    expected: {
      status: 'created',
      amount: '1.000',
      payment_method: 'benefitpay_bh',
      action: {
        type: 'display_qr_code',
        display_qr_code: { data: 'BENEFITPAY-CODE-1', image_url_png: null, image_url_svg: null },
      },
    },
  },
  {
    name: 'Fawry: no reference in the response to the request',
    source: `${NODE_TESTS}/apm-specific/fawry.js`,
    licence: 'MIT',
    given: {
      id: 'pay_bvoryvj7bktuvdv7aajab6zixu',
      status: 'Pending',
      customer: { id: 'cus_pjot3pvirqfu5p7e2tvoblrjgi' },
      _links: {
        self: { href: 'https://123456789.api.sandbox.checkout.com/payments/pay_bvoryvj7bktuvdv7aajab6zixu' },
        approve: { href: 'https://123456789.api.sandbox.checkout.com/fawry/payments/661440940/approval' },
        cancel: { href: 'https://123456789.api.sandbox.checkout.com/fawry/payments/661440940/cancellation' },
      },
    } as CheckoutPayment,
    expected: { error: 'unsupported-action', message: /its step is missing/ },
  },
  {
    name: 'an authorized card, which the merchant captures until expires_on',
    source: `${MOCKS}/plan/get_payment_details_response.json`,
    licence: 'MIT',
    note: 'Without the objects of shipping, airlines and hotels.',
    given: {
      id: 'pay_mbabizu24mvu3mela5njyhpit4',
      requested_on: '2019-08-24T14:15:22Z',
      source: { type: 'card' },
      destination: { type: 'card' },
      amount: 6540,
      amount_requested: 6540,
      currency: 'USD',
      payment_type: 'Recurring',
      reference: 'ORD-5023-4E89',
      description: 'Set of 3 masks',
      approved: true,
      expires_on: '2025-08-24T14:15:22Z',
      status: 'Authorized',
      balances: { total_authorized: 6540, total_voided: 0, available_to_void: 6540, total_captured: 0 },
      risk: { flagged: true, score: 22 },
      customer: { id: 'cus_y3oqhf46pyzuxjbcn2giaqnb44', email: 'brucewayne@gmail.com', name: 'Bruce Wayne' },
      metadata: { coupon_code: 'NY2018', partner_id: 123989 },
      actions: [
        {
          id: 'act_y3oqhf46pyzuxjbcn2giaqnb44',
          type: 'Authorization',
          response_code: '10000',
          response_summary: 'Approved',
        },
      ],
      _links: {
        self: { href: 'https://api.checkout.com/payments/pay_y3oqhf46pyzuxjbcn2giaqnb44' },
        actions: { href: 'https://api.checkout.com/payments/pay_y3oqhf46pyzuxjbcn2giaqnb44/actions' },
      },
    } as CheckoutPayment,
    expected: {
      status: 'paid',
      amount: '65.40',
      payment_method: 'card',
      reference: 'ORD-5023-4E89',
      time_expired: null,
      failure_code: null,
      action: null,
    },
  },
  {
    name: 'a card that was verified for nothing',
    source: `${NODE_TESTS}/payments/getPayment.js`,
    licence: 'MIT',
    given: {
      id: 'pay_je5hbbb4u3oe7k4u3lbwlu3zkq',
      requested_on: '2020-01-29T11:20:06Z',
      source: {
        id: 'src_yiorsxzfwy4uzkl5excqum4r6m',
        type: 'card',
        expiry_month: 10,
        expiry_year: 2029,
        scheme: 'Visa',
        last4: '4242',
        bin: '424242',
        card_type: 'Credit',
        issuer_country: 'US',
      },
      amount: 0,
      currency: 'GBP',
      payment_type: 'Regular',
      status: 'Card Verified',
      approved: true,
      risk: { flagged: false },
      customer: { id: 'cus_4tq74vh6u7zuvnnvkzimznkauu' },
      eci: '05',
      _links: {
        self: self('pay_je5hbbb4u3oe7k4u3lbwlu3zkq'),
        actions: { href: `${SANDBOX}/pay_je5hbbb4u3oe7k4u3lbwlu3zkq/actions` },
      },
    } as CheckoutPayment,
    expected: { status: 'paid', amount: '0.00', currency: 'GBP', payment_method: 'card', action: null },
  },
  {
    name: 'Klarna: captured',
    source: `${MOCKS}/get_payment_klarna_response.json`,
    licence: 'MIT',
    note: 'Without the names and addresses.',
    given: {
      id: 'pay_mnnf6wnp7fdupa2jechtgg5cr4',
      requested_on: '2024-08-13T15:14:28.1308176Z',
      source: { type: 'klarna' },
      payment_type: 'Installment',
      amount: 3998,
      currency: 'EUR',
      status: 'Captured',
      approved: true,
      balances: { total_authorized: 3998, total_captured: 3998, available_to_refund: 3998 },
      processing: { partner_order_id: 'dc3b8712-123a-45ef-bc3d-b356a158b31b', fraud_status: 'ACCEPTED' },
      _links: {
        self: self('pay_mnnf6wnp7fdupa2jechtgg5cr4'),
        refund: { href: `${SANDBOX}/pay_mnnf6wnp7fdupa2jechtgg5cr4/refunds` },
      },
    } as CheckoutPayment,
    expected: { status: 'paid', amount: '39.98', payment_method: 'klarna', action: null },
  },
  {
    name: 'a declined card',
    source: NODE,
    licence: 'MIT',
    given: {
      id: 'pay_idt2rgacxglehoyhiu7fu3e4we',
      action_id: 'act_idt2rgacxglehoyhiu7fu3e4we',
      amount: 1005,
      currency: 'USD',
      approved: false,
      status: 'Declined',
      auth_code: '000000',
      response_code: '20005',
      response_summary: 'Declined - Do Not Honour',
      risk: { flagged: false },
      source: { type: 'card', expiry_month: 6, expiry_year: 2029, scheme: 'Visa', last4: '4242', bin: '424242' },
      customer: { id: 'cus_xthycmncbhmujauqjebmhwkwle' },
      processed_on: '2019-06-09T22:54:00Z',
      eci: '05',
      _links: {
        self: { href: 'https://123456789.api.sandbox.checkout.com/payments/pay_idt2rgacxglehoyhiu7fu3e4we' },
        actions: {
          href: 'https://123456789.api.sandbox.checkout.com/payments/pay_idt2rgacxglehoyhiu7fu3e4we/actions',
        },
      },
    } as CheckoutPayment,
    expected: {
      status: 'failed',
      amount: '10.05',
      failure_code: 'payment_declined',
      failure_message: null,
      time_paid: null,
      action: null,
    },
  },
  {
    name: 'a payout that was paid',
    source: NODE,
    licence: 'MIT',
    note: 'Without the data of the card.',
    given: {
      id: 'pay_3a3adlwxdlc43jdhetv3muzf7e',
      action_id: 'act_3a3adlwxdlc43jdhetv3muzf7e',
      amount: 1000,
      currency: 'USD',
      approved: true,
      status: 'Paid',
      auth_code: '011724',
      response_code: '10000',
      response_summary: 'Approved',
      destination: { id: 'src_widnagbskxge5g3soxqto4sf5q', type: 'card' },
      customer: { id: 'cus_z3ajkz6g5m4efjufbd7i3lxxuu' },
      processed_on: '2020-01-29T10:20:21Z',
      _links: {
        self: { href: 'https://123456789.api.sandbox.checkout.com/payments/pay_3a3adlwxdlc43jdhetv3muzf7e' },
      },
    } as CheckoutPayment,
    expected: { status: 'paid', amount: '10.00', time_paid: '2020-01-29T10:20:21Z', action: null },
  },
  ...(
    [
      ['Canceled', 'failed'],
      ['Expired', 'expired'],
      ['Voided', 'failed'],
      ['Refunded', 'paid'],
    ] as const
  ).map(([status, expected]) => ({
    name: `the status ${status}`,
    source: STATUS,
    licence: 'MIT',
    note: STATUS_NOTE,
    given: { ...multibanco, status },
    expected: { status: expected, failure_code: null, action: null },
  })),
  {
    name: 'a hosted payments page, as it is created',
    source: `${NODE_TESTS}/hosted-payments/hosted-payments.js`,
    licence: 'MIT',
    given: { id: 'hpp_kQhs_fI9b8oQ', reference: 'ORD-5023-4E89', _links: { redirect: { href: HOSTED } } } as CheckoutPage,
    expected: {
      id: 'hpp_kQhs_fI9b8oQ',
      status: 'created',
      reference: 'ORD-5023-4E89',
      amount: null,
      action: toPage(HOSTED),
    },
  },
  {
    name: 'a hosted payments page, as it is retrieved',
    source: `${NODE_TESTS}/hosted-payments/hosted-payments.js`,
    licence: 'MIT',
    given: {
      id: 'hpp_kQhs_fI9b8oQ',
      status: 'Payment Pending',
      amount: 10,
      currency: 'USD',
      billing: { address: { zip: 'W1T 4TJ', country: 'GB', city: 'London' } },
      metadata: {},
      success_url: 'https://example.com/success',
      cancel_url: 'https://example.com/cancel',
      failure_url: 'https://example.com/failure',
      _links: {
        self: { href: 'https://123456789.api.sandbox.checkout.com/hosted-payments/hpp_kQhs_fI9b8oQ' },
        redirect: { href: 'https://pay.sandbox.checkout.com/page/hpp_kQhs_fI9b8oQ' },
      },
    } as CheckoutPage,
    expected: {
      status: 'created',
      amount: '0.10',
      currency: 'USD',
      action: toPage('https://pay.sandbox.checkout.com/page/hpp_kQhs_fI9b8oQ'),
    },
  },
  {
    name: 'a payment link, as it is created',
    source: `${NODE_TESTS}/payments-links/payments-links.js`,
    licence: 'MIT',
    given: {
      id: 'pl_irx_SMlY5RCA',
      expires_on: '2021-02-19T16:54:41.501Z',
      _links: { redirect: { href: 'https://pay.sandbox.checkout.com/link/IT1-wLhj_wM8' } },
    } as CheckoutPage,
    expected: {
      status: 'created',
      time_expired: '2021-02-19T16:54:41.501Z',
      action: toPage('https://pay.sandbox.checkout.com/link/IT1-wLhj_wM8'),
    },
  },
  {
    name: 'a payment link, as it is retrieved',
    source: `${NODE_TESTS}/payments-links/payments-links.js`,
    licence: 'MIT',
    given: link,
    expected: {
      status: 'created',
      amount: '103.59',
      currency: 'EUR',
      time_expired: '2021-06-24T14:16:35.862Z',
      action: toPage('https://pay.sandbox.checkout.com/link/pl_irx_SMlY5RCA'),
    },
  },
  {
    name: 'a payment link that was paid',
    source: `${JAVA}/main/java/com/checkout/payments/links/PaymentLinkStatus.java`,
    licence: 'MIT',
    note: 'Only the status is published there; the rest is the link of the tests of the Node SDK.',
    given: { ...link, status: 'Payment Received' },
    expected: { status: 'paid', action: null },
  },
];
