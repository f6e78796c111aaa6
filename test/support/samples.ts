/** Responses of the service, as the contract describes them. */
export const qrAction = {
  type: 'display_qr_code' as const,
  display_qr_code: {
    data: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    image_url_svg: 'https://pay.example.com/qr.svg',
    image_url_png: 'https://pay.example.com/qr.png',
  },
};

export const redirectAction = {
  type: 'redirect_to_url' as const,
  redirect_to_url: { url: 'https://bank.example.com/a?b=1' },
};
export const appAction = { type: 'redirect_to_app' as const, redirect_to_app: { url: 'wallet://pay?id=1' } };
export const otpAction = { type: 'verify_otp' as const };

/** The bank does not exist: a frame with it has an error of the browser. */
export const challengeAction = {
  type: 'show_challenge' as const,
  show_challenge: {
    url: 'https://acs.example.com/challenge',
    creq: 'eyJtZXNzYWdlVHlwZSI6IkNSZXEifQ',
    return_hosts: ['pay.example.com'],
  },
};

export const transferAction = {
  type: 'display_details' as const,
  display_details: {
    country: 'MX',
    currency: 'MXN',
    bank_name: 'STP',
    bank_code: '646',
    bank_branch_name: 'Ciudad de México',
    bank_branch_code: '180',
    account_holder_name: 'Comercio Ejemplo SA de CV',
    account_number: '646180157000000004',
    reference: '0421337',
  },
};

export const boletoAction = {
  type: 'display_details' as const,
  display_details: {
    code: '34192800900000000101755752144832938267479000',
    number: '34191755795214483293982674790009280090000000010',
  },
};

export const voucherAction = { type: 'display_details' as const, display_details: { reference: '98000014505724' } };

/** Details that other payment providers send, by payment method. */
export const instruments = {
  sepa_de: {
    iban: 'DE89370400440532013000',
    bic: 'COBADEFFXXX',
    account_holder_name: 'Beispiel Handel GmbH',
    reference: 'RF18539007547034',
    country: 'DE',
    currency: 'EUR',
  },
  ach_us: {
    account_number: '000123456789',
    routing_number: '110000000',
    account_type: 'checking',
    account_holder_name: 'Example Shop, Inc.',
    bank_name: 'Example Bank',
    swift_code: 'CHASUS33',
    reference: 'INV-2026-7',
  },
  bacs_gb: {
    account_number: '66374958',
    sort_code: '089999',
    account_holder_name: 'Example Shop Ltd',
    reference: 'A17',
  },
  bca_va_id: { bank_name: 'BCA', account_number: '123456789012345678', account_holder_name: 'Toko Contoh' },
  multibanco_pt: { entity: '12345', reference: '123456789' },
  konbini_jp: { store: 'Lawson', payment_code: '12345678901', confirmation_number: '400008', phone: '0312345678' },
  echannel_id: { biller_code: '70012', bill_key: '990000000260' },
} as const;

/** A code of PayNow, Singapore, of SGD 20. */
export const payNowCode =
  '00020101021226580009SG.PAYNOW010120213201929813CSPP030100414202308011802005204000053037025402205802SG5925SHOPEEPAY PRIVATE LIMITED6009SINGAPORE62270123SPP1844414393533165284563047A0C';

/** A link of UPI, India. Source: NPCI, UPI Linking Specifications 1.6, section 2. */
export const upiLink =
  'upi://pay?pa=nadeem@npci&pn=nadeem%20chinna&mc=0000&tid=cxnkjcnkjdfdvjndkjfvn&tr=4894398cndhcd23&tn=Pay%20to%20mystar' +
  '%20store&am=10&mam=null&cu=INR&url=https://mystar.com/orderid=9298yw89e8973e87389e78923ue892';

/** An action for a payment method that is not in the contract. */
export const otherAction = {
  type: 'display_details' as const,
  display_details: { till_number: '204', barcode: 'A-1234' },
};

/** What a payment by boleto differs in. The amount is that of the boleto: by any other it is doubtful. */
export const byBoleto = { payment_method: 'boleto_br', amount: '0.10', action: boletoAction };

export const payment = (overrides: object = {}) => ({
  id: 'pm_1',
  object: 'payment' as const,
  livemode: false,
  payment_method: 'pix_br',
  terminal_type: 'web',
  time_created: '2026-11-21T12:00:00+00:00',
  time_paid: null,
  time_expired: '2026-11-21T13:00:00+00:00',
  reference: null,
  source: 'normal',
  source_id: null,
  customer_id: null,
  currency: 'BRL',
  currency_local: 'BRL',
  amount: '10.50',
  amount_paid: null,
  amount_refunded: null,
  amount_local_paid: null,
  amount_local_refunded: null,
  failure_message: null,
  failure_code: null,
  gateway_transaction_id: null,
  status: 'created',
  paid: false,
  description: null,
  action: qrAction,
  metadata: {},
  extra: {},
  ...overrides,
});

export const mandate = (overrides: object = {}) => ({
  id: 'mdt_1',
  object: 'mandate' as const,
  payment_method: 'ewallet_id',
  terminal_type: 'web',
  gateway_transaction_id: 'gw_1',
  customer_id: 'cst_1',
  status: 'pending',
  time_signed: null,
  time_created: '2026-11-21T12:00:00+00:00',
  failure_message: null,
  failure_code: null,
  extra: {},
  action: otpAction,
  ...overrides,
});

/** A checkout before the first attempt. */
export const checkout = (overrides: object = {}) => ({
  object: 'checkout' as const,
  id: 'order_42',
  version: '1',
  mode: 'payment' as const,
  amount: '129.90',
  currency: 'BRL',
  interval: null,
  description: 'Order 42',
  reference: 'NC-42',
  lines: [{ description: 'Sierra blend, 1 kg', quantity: 1, amount: '129.90' }],
  seller: 'Norte Coffee',
  methods: [
    { id: 'pix_br', name: null, description: null, disabled: null, reason: null, save: null },
    { id: 'boleto_br', name: null, description: 'Up to two days', disabled: true, reason: 'Not today', save: null },
  ],
  customer: { phone: '+5511912345678' },
  mandates: [],
  current: null,
  earlier: [],
  ...overrides,
});
