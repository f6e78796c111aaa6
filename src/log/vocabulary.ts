/** The closed lists of the texts that a `pay-log` event may have. A value that is in none of them becomes `other`. */
import type { ActionType } from '../contract/action.js';
import type { FailureCode } from '../contract/failure.js';
import type { DetailField } from '../domain/instruments.js';
import type { WarningCode } from '../domain/warning.js';
import { FAILURE_CODES } from '../contract/failure.js';
import { TAGS } from '../registry/tags.js';

/** Lists the members of a union: the compiler finds those that are missing. */
const listOf = <Name extends string>(members: Readonly<Record<Name, true>>) => Object.keys(members) as Name[];

export const ELEMENTS: readonly string[] = TAGS;

export const ACTIONS = listOf<ActionType>({
  redirect_to_url: true,
  redirect_to_app: true,
  verify_otp: true,
  display_qr_code: true,
  display_details: true,
  show_challenge: true,
});

/** Payment methods by the part of their name before the country. */
export const METHODS = [
  ...['7_eleven', 'afterpay_clearpay', 'akulaku', 'alfamart', 'alfapay', 'alipay', 'alipaycn', 'ancv'],
  ...['aplazo', 'applepay', 'b2b_sberbank', 'baloto', 'bancontact', 'banktransfer', 'barcode_alipay'],
  ...['bbl_mobile_banking', 'bca_va', 'bcmc_mobile', 'benefitpay', 'bill_payment_tesco_lotus', 'blik'],
  ...['bni_virtual_account', 'boleto', 'bpi_direct_debit', 'bri_virtual_account', 'capitec_pay', 'card'],
  ...['cash', 'cashapp', 'cashvoucher', 'cebuana', 'dana', 'direct_debit', 'directdebit', 'doku'],
  ...['dragonpay', 'duitnow', 'econtext', 'efecty', 'enaira', 'eps', 'ewallet', 'ewalletlite', 'fintoc'],
  ...['fawry', 'fps', 'fpx', 'gcash', 'googlepay', 'gopay', 'grabpay', 'ideal', 'indomaret', 'internet_banking'],
  ...['internet_banking_bbva', 'klarna', 'knet', 'konbini', 'mandiri_bill', 'maya', 'mbway', 'mercadopago'],
  ...['mobile_balance', 'mobile_money', 'momo', 'mpesa', 'multibanco', 'nequi', 'nupay', 'octopus', 'ovo', 'oxxo'],
  ...['p24', 'pagoefectivo', 'pagoefectivo_atm', 'pagosnet', 'payeasy', 'paymaya', 'payme', 'paynow', 'paypal'],
  ...['paypay', 'permata_va', 'pix', 'promptpay', 'pse', 'qr', 'qris', 'qrph', 'rapipago', 'safetypay', 'sber_loan'],
  ...['sberpay', 'sbp', 'sencillito', 'sepa_bank_transfer', 'servipag', 'seven_eleven', 'shopeepay', 'spei', 'swish'],
  ...['touchngo', 'tpay', 'truemoney', 'twint', 'upi', 'us_bank_account', 'ussd', 'vietcapital_virtual_account'],
  ...['vietqr', 'virtual_account_sinarmas', 'webpay', 'wechat_pay', 'wechatpay', 'yoomoney'],
  // Of Korea.
  ...['carrier_billing', 'kakaopay', 'lpay', 'naverpay', 'payco', 'samsungpay', 'ssgpay', 'tosspay', 'virtual_account'],
] as const;

export const STATUSES = ['created', 'pending', 'paid', 'active', 'failed', 'expired'] as const;

export const KINDS = ['url', 'app'] as const;

type Field = DetailField | 'data' | 'url' | 'amount' | 'all';
export const FIELDS = listOf<Field>({
  code: true,
  number: true,
  country: true,
  currency: true,
  bank_name: true,
  bank_code: true,
  bank_branch_name: true,
  bank_branch_code: true,
  account_holder_name: true,
  account_number: true,
  reference: true,
  data: true,
  url: true,
  amount: true,
  all: true,
});

export const WARNINGS = listOf<WarningCode>({
  'invalid-code': true,
  'conflicting-codes': true,
  'amount-mismatch': true,
  'bank-mismatch': true,
  'hidden-characters': true,
});

export const REASONS: readonly (FailureCode | 'failed' | 'expired')[] = [...FAILURE_CODES, 'failed', 'expired'];

export const RESULTS = ['ok', 'rate-limited', 'client-error', 'server-error', 'no-response', 'other'] as const;

/** Returns the value if it is in the list, and `other` if not. */
export const known = <Name extends string>(list: readonly Name[], value: unknown): Name | 'other' =>
  list.find((one) => one === value) ?? 'other';
