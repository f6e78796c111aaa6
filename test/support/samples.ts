/** Responses of the service, as the contract describes them. */
export const qrAction = {
  type: 'display_qr_code',
  display_qr_code: {
    data: '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
    image_url_svg: 'https://pay.example.com/qr.svg',
    image_url_png: 'https://pay.example.com/qr.png',
  },
};

export const redirectAction = { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example.com/a?b=1' } };
export const appAction = { type: 'redirect_to_app', redirect_to_app: { url: 'wallet://pay?id=1' } };
export const otpAction = { type: 'verify_otp' };

export const transferAction = {
  type: 'display_details',
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
  type: 'display_details',
  display_details: {
    code: '34192800900000000101755752144832938267479000',
    number: '34191755795214483293982674790009280090000000010',
  },
};

export const voucherAction = { type: 'display_details', display_details: { reference: '98000014505724' } };

/** An action for a payment method that is not in the contract. */
export const otherAction = { type: 'display_details', display_details: { till_number: '204', barcode: 'A-1234' } };

export const payment = (overrides: object = {}) => ({
  id: 'pm_1',
  object: 'payment',
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
  object: 'mandate',
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
