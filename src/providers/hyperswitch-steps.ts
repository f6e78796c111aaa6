/**
 * The steps of Hyperswitch's `next_action`.
 * Source: `NextActionData` in https://github.com/juspay/hyperswitch/blob/main/api-reference/v1/openapi_spec_v1.json
 */
import { action, details, stepOf as read } from './actions.js';
import { methodOf } from './adapt.js';
import type { Fields } from './fields.js';
import { wordFor, type Table } from './tables.js';
import { epochTime } from './times.js';

/** The call of Hyperswitch's own page for consumers. */
export const UNIFIED_CHECKOUT = 'hyper.confirmPayment() of Unified Checkout';

export interface Step {
  readonly action: object | null;
  /** The instrument, where the step has it and `payment_method_type` has not. */
  readonly method?: string | null;
  readonly expires: string | null;
}

/** The steps that end with the session, in the notation of `stepOf`. Empty: the consumer approves in an app that has notified them. */
const STEPS: Table = {
  'redirect_to_url url=redirect_to_url!': 'redirect_to_url',
  'redirect_to_app url=sdk_uri!': 'invoke_upi_intent_sdk',
  '': 'wait_screen_information',
};

/** The fields of the instructions for a bank transfer, in the order of bank forms. */
const TRANSFERS: Table = {
  ach_credit_transfer: 'bank_name routing_number account_number swift_code',
  bacs_bank_instructions: 'sort_code account_number account_holder_name',
  sepa_bank_instructions: 'iban bic account_holder_name reference',
  multibanco: 'entity! reference!',
  doku_bank_transfer_instructions: 'account_number=reference!',
};

/** The countries of their accounts. An account in euros names its country itself. */
const COUNTRIES: Table = {
  us: 'ach_credit_transfer',
  gb: 'bacs_bank_instructions',
  id: 'doku_bank_transfer_instructions',
};

/** No time in milliseconds is above this one, and none in nanoseconds below it. */
const NANOSECONDS_FROM = 1e15;

/** A time in milliseconds, or in nanoseconds in the steps of UPI; null if it is missing or no time. */
function timeOf(step: Fields, name: string): string | null {
  const given = Number(step.word(name));
  return given > 0 ? epochTime(given > NANOSECONDS_FROM ? given / 1e6 : given) : null;
}

/** The name of a store or bank: `seven_eleven` is Seven Eleven; up to four letters are an abbreviation, such as BCA. */
const nameOf = (words: string): string =>
  words.length < 5
    ? words.toUpperCase()
    : words.replace(/_/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A QR code is a text, an image by its URL, or most often only a `data:` URL, which Hyperswitch makes of the text. */
function codeOf(step: Fields): object {
  const given = [step.text('qr_code_url'), step.text('image_data_url')];
  const like = (scheme: RegExp) => given.find((url) => scheme.test(url ?? ''));
  const data = step.text('raw_qr_data') ?? like(/^upi:/i);
  const image_url_png = like(/^https:/i) ?? (data ? undefined : like(/^data:image\//i));
  return data || image_url_png
    ? action('display_qr_code', { data, image_url_png })
    : step.unsupported('', `the image at image_data_url, or ${UNIFIED_CHECKOUT}`, 'a QR code without its text');
}

function transferOf(next: Fields, type: string): Step {
  const holder = next.requiredIn('bank_transfer_steps_and_charges_details');
  const kind = Object.keys(TRANSFERS).find((name) => holder.has(name));
  if (!kind) return holder.unsupported('', UNIFIED_CHECKOUT);
  const account = holder.requiredIn(kind);
  // The bank of a virtual account: `bca_bank_transfer` is BCA, `mandiri_va` is Mandiri.
  const bank = /^doku/.test(kind) && /^(\w+?)_(bank_transfer|va)$/.exec(type)?.[1];
  return {
    action: details({ ...(bank && { bank_name: nameOf(bank) }), ...account.texts(TRANSFERS[kind]!) }),
    method:
      kind === 'multibanco' ? null : methodOf('banktransfer', wordFor(COUNTRIES, kind) ?? account.text('country')),
    expires: timeOf(account, 'expires_at'),
  };
}

function voucherOf(next: Fields, type: string): Step {
  const voucher = next.requiredIn('voucher_details');
  const expires = timeOf(voucher, 'expires_at');
  const reference = voucher.required('reference');
  // The till of a store scans the code of OXXO; other stores need it typed.
  if (type === 'oxxo') return { action: details({ reference }), expires };
  if (type !== 'boleto') return { action: details({ store: nameOf(type), payment_code: reference }), expires };
  // The due date of a boleto has no offset; the day ends in Brasília.
  const day = /^\d{4}-\d\d-\d\d/.exec(voucher.text('expiry_date') ?? '')?.[0];
  return {
    action: details(voucher.texts('number=digitable_line|reference code=barcode')),
    expires: expires ?? (day ? `${day}T23:59:59-03:00` : null),
  };
}

/**
 * @param type `payment_method_type`
 * @param session the end of the payment's session, with which most steps end; vouchers and transfers outlive it
 * @throws {PayError} `unsupported-action` for a step that only Hyperswitch's own software shows
 */
export function stepOf(next: Fields, type: string, session: string | null): Step {
  const kind = next.required('type');
  if (kind === 'display_bank_transfer_information') return transferOf(next, type);
  if (kind === 'display_voucher_information') return voucherOf(next, type);
  const expires = timeOf(next, 'display_to_timestamp') ?? session;
  if (/^(qr_code_information|invoke_upi_qr_flow)$/.test(kind)) return { action: codeOf(next), expires };
  const notation = wordFor(STEPS, kind) ?? next.unsupported('type', UNIFIED_CHECKOUT);
  return { action: notation ? read(next, notation) : null, expires };
}
