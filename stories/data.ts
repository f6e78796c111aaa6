/** Payments and mandates of a shop, as the service sends them, for stories that should look like a checkout. */
import { encodeTlv } from '../src/domain/emv-qr.js';
import { emvCode, field } from '../src/domain/issue-emv-qr.js';
import { mandate, otpAction, payment, transferAction, voucherAction } from '../test/support/samples.js';
import { expiry } from './expiry.js';

/** The seller of every payment. Codes and accounts are in its name, so that a picture says who is paid. */
export const SELLER = 'Café Central';

const pixCode = emvCode(
  field('26', encodeTlv([field('00', 'br.gov.bcb.pix'), field('01', '7d9f0335-8dcc-4054-9bf9-0dbd61d36906')])),
  ...[field('52', '0000'), field('53', '986'), field('54', '129.90'), field('58', 'BR')],
  ...[field('59', 'CAFE CENTRAL LTDA'), field('60', 'SAO PAULO'), field('62', encodeTlv([field('05', 'PEDIDO1042')]))],
);

const promptPayCode = emvCode(
  field('29', encodeTlv([field('00', 'A000000677010111'), field('02', '0105536000315')])),
  ...[field('53', '764'), field('54', '799.00'), field('58', 'TH'), field('59', 'CAFE CENTRAL')],
);

/** A transfer in Mexico. */
export const transferDetails = { ...transferAction.display_details, account_holder_name: `${SELLER} SA de CV` };

const qr = (data: string) => ({ type: 'display_qr_code', display_qr_code: { data } });

const brazilian = { currency: 'BRL', currency_local: 'BRL', amount: '129.90', reference: 'order-1042' };
const mexican = { currency: 'MXN', currency_local: 'MXN', amount: '449.00', reference: 'order-1042' };
const threeDays = { time_expired: expiry.fresh };

export const pixPayment = payment({ ...brazilian, action: qr(pixCode) });

export const boletoPayment = payment({
  ...brazilian,
  ...threeDays,
  payment_method: 'boleto_br',
  action: {
    type: 'display_details',
    display_details: {
      code: '34191164000000129901090000102145075521448329',
      number: '34191090080010214507555214483293116400000012990',
    },
  },
});

export const transferPayment = payment({
  ...mexican,
  ...threeDays,
  payment_method: 'banktransfer_mx',
  action: { ...transferAction, display_details: transferDetails },
});

export const voucherPayment = payment({
  ...mexican,
  ...threeDays,
  payment_method: 'cashvoucher_mx',
  action: voucherAction,
});

export const promptPayPayment = payment({
  currency: 'THB',
  currency_local: 'THB',
  amount: '799.00',
  payment_method: 'promptpay_th',
  action: qr(promptPayCode),
});

export const bankPagePayment = payment({
  currency: 'RUB',
  currency_local: 'RUB',
  amount: '2190.00',
  payment_method: 'card_ru',
  action: { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example.com/pay/8f14e45f' } },
});

export const challengePayment = payment({
  payment_method: 'card_br',
  action: { type: 'show_challenge', show_challenge: { url: 'https://bank.example.com/challenge' } },
});

export const appPayment = payment({
  currency: 'IDR',
  currency_local: 'IDR',
  amount: '389000.00',
  payment_method: 'ovo_id',
  action: { type: 'redirect_to_app', redirect_to_app: { url: 'wallet://pay?id=8f14e45f' } },
});

export const walletMandate = mandate({ action: otpAction });

/** The payment or mandate that `<pay-action>` shows. */
export interface Shown {
  readonly payment?: object;
  readonly mandate?: object;
}

/** Every step, by its name in the lists of the stories. */
export const STEPS = {
  'QR code (Pix)': { payment: pixPayment },
  'QR code to save (PromptPay)': { payment: promptPayPayment },
  Boleto: { payment: boletoPayment },
  'Bank transfer': { payment: transferPayment },
  'Cash voucher': { payment: voucherPayment },
  'Bank’s page': { payment: bankPagePayment },
  App: { payment: appPayment },
  'One-time code': { mandate: walletMandate },
} as const satisfies Record<string, Shown>;

const done = { action: {} };

/** Every result of a payment. */
export const RESULTS = {
  Complete: { payment: { ...pixPayment, ...done, status: 'paid', paid: true, amount_paid: '129.90' } },
  Failed: { payment: { ...pixPayment, ...done, status: 'failed', failure_code: 'insufficient_funds' } },
  Expired: { payment: { ...pixPayment, ...done, status: 'expired' } },
  Waiting: { payment: { ...pixPayment, ...done } },
} as const satisfies Record<string, Shown>;
