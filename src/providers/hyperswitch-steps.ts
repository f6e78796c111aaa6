/**
 * The steps of Hyperswitch's `next_action`.
 * Source: `NextActionData` in https://github.com/juspay/hyperswitch/blob/main/api-reference/v1/openapi_spec_v1.json
 */
import { details, NOT_SHOWN, qrCode, toApp, toUrl, unsupported } from './actions.js';
import type { Fields } from './fields.js';
import { bankOf, nameOf } from './hyperswitch-methods.js';
import { methodOf } from './result.js';

/** The call of Hyperswitch's own page for consumers. */
export const UNIFIED_CHECKOUT = 'hyper.confirmPayment() of Unified Checkout';

export interface Step {
  readonly action: object | null;
  /** The instrument, where the step has it and `payment_method_type` has not. */
  readonly method?: string | null;
  /** The end of the step; undefined if it ends with the payment's session, null if it outlives that. */
  readonly expires?: string | null;
  /** The part of a transfer that is still to be sent, in minor units. */
  readonly rest?: number | null;
}

/** The instructions for a bank transfer, the country of its account and its fields, in the order of bank forms. */
const TRANSFERS: Readonly<Record<string, readonly [country: string, fields: string]>> = {
  ach_credit_transfer: ['us', 'bank_name routing_number account_number swift_code'],
  bacs_bank_instructions: ['gb', 'sort_code account_number account_holder_name'],
  sepa_bank_instructions: ['', 'iban bic account_holder_name reference'],
};

/** The largest time of `Date`. */
const MAX_MS = 8.64e15;

/** No time in milliseconds is above this one, and none in nanoseconds below it. */
const NANOSECONDS_FROM = 1e15;

/** A time in milliseconds, or in nanoseconds in the steps of UPI; null if it is missing or no time. */
function timeOf(step: Fields, name: string): string | null {
  const given = Number(step.word(name));
  const ms = given > NANOSECONDS_FROM ? given / 1e6 : given;
  return ms > 0 && ms <= MAX_MS ? new Date(ms).toISOString() : null;
}

/** A QR code is a text, an image by its URL, or most often only a `data:` URL, which Hyperswitch makes of the text. */
function codeOf(step: Fields): object {
  const given = [step.text('qr_code_url'), step.text('image_data_url')];
  const data = step.text('raw_qr_data') ?? given.find((url) => /^upi:/i.test(url ?? ''));
  const image = given.find((url) => /^https:/i.test(url ?? ''));
  return data || image
    ? qrCode(data ?? null, image)
    : unsupported(step.path, 'a QR code without its text', `the image at image_data_url, or ${UNIFIED_CHECKOUT}`);
}

function transferOf(next: Fields, type: string): Step {
  const holder = next.requiredIn('bank_transfer_steps_and_charges_details');
  const rest = holder.in('receiver')?.number('amount_remaining') ?? null;
  for (const [kind, [country, names]] of Object.entries(TRANSFERS)) {
    const account = holder.in(kind);
    if (account)
      return {
        action: details(Object.fromEntries(names.split(' ').map((name) => [name, account.text(name)]))),
        method: methodOf('banktransfer', country || account.text('country')),
        expires: null,
        rest,
      };
  }
  const multibanco = holder.in('multibanco');
  if (multibanco) {
    const [entity, reference] = [multibanco.required('entity'), multibanco.required('reference')];
    return { action: details({ entity, reference }), expires: null };
  }
  const account = holder.in('doku_bank_transfer_instructions');
  if (!account) unsupported(holder.path, 'no element shows these instructions', UNIFIED_CHECKOUT);
  return {
    action: details({
      bank_name: bankOf(type),
      account_number: account.required('reference'),
    }),
    method: 'banktransfer_id',
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
    action: details({ number: voucher.text('digitable_line') ?? reference, code: voucher.text('barcode') }),
    expires: expires ?? (day ? `${day}T23:59:59-03:00` : null),
  };
}

/**
 * @param type `payment_method_type`
 * @throws {PayError} `unsupported-action` for a step that only Hyperswitch's own software shows
 */
export function stepOf(next: Fields, type: string): Step {
  const ends = () => timeOf(next, 'display_to_timestamp') ?? undefined;
  const step = (action: object | null, expires = ends()): Step => ({ action, ...(expires && { expires }) });
  switch (next.required('type')) {
    case 'redirect_to_url':
      return step(toUrl(next.required('redirect_to_url')));
    case 'display_bank_transfer_information':
      return transferOf(next, type);
    case 'display_voucher_information':
      return voucherOf(next, type);
    case 'qr_code_information':
    case 'invoke_upi_qr_flow':
      return step(codeOf(next));
    case 'invoke_upi_intent_sdk':
      return step(toApp(next.required('sdk_uri')));
    // The consumer approves in an app, which has notified them.
    case 'wait_screen_information':
      return step(null);
  }
  return unsupported(`${next.path}.type`, NOT_SHOWN, UNIFIED_CHECKOUT);
}
