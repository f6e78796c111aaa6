/**
 * Hyperswitch's `next_action` as actions of the contract.
 * Source: `NextActionData` in https://github.com/juspay/hyperswitch/blob/main/api-reference/v1/openapi_spec_v1.json
 */
import type { ActionJson } from '../contract/json.js';
import { displayDetails, displayQrCode, redirectToApp, redirectToUrl, withAlternatives } from './actions.js';
import { methodOf } from './local-methods.js';
import type { ObjectReader } from './object-reader.js';
import { epochTime } from './times.js';

/** The call of Hyperswitch's own page for consumers. */
export const UNIFIED_CHECKOUT = 'hyper.confirmPayment() of Unified Checkout';

export interface NextStep {
  /** Null: the consumer approves in an app that has notified them. */
  readonly action: ActionJson | null;
  /** The instrument, where the step has it and `payment_method_type` has not. */
  readonly method?: string | null;
  readonly expires: string | null;
}

/** No time in milliseconds is above this one, and none in nanoseconds below it. */
const NANOSECONDS_FROM = 1e15;

/** A time in milliseconds, or in nanoseconds in the steps of UPI; null if it is missing or no time. */
function timeOf(step: ObjectReader, name: string): string | null {
  const given = Number(step.textOrNumber(name));
  return given > 0 ? epochTime(given > NANOSECONDS_FROM ? given / 1e6 : given) : null;
}

/** The name of a store or bank: `seven_eleven` is Seven Eleven; up to four letters are an abbreviation, such as BCA. */
const nameOf = (words: string): string =>
  words.length < 5
    ? words.toUpperCase()
    : words.replace(/_/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** A QR code is a text, an image by its URL, or most often only a `data:` URL, which Hyperswitch makes of the text. */
function codeOf(step: ObjectReader): ActionJson {
  const urls = [step.text('qr_code_url'), step.text('image_data_url')];
  const like = (scheme: RegExp) => urls.find((url) => url && scheme.test(url));
  const data = step.text('raw_qr_data') ?? like(/^upi:/i);
  const image_url_png = like(/^https:/i) ?? (data ? null : like(/^data:image\//i));
  return data || image_url_png
    ? displayQrCode({ data, image_url_png })
    : step.unsupported('', `the image at image_data_url, or ${UNIFIED_CHECKOUT}`, 'a QR code without its text');
}

interface Transfer {
  readonly action: ActionJson;
  /** The method of the account. Null: it is not a bank transfer. */
  readonly method: string | null;
  readonly account: ObjectReader;
}

/** @param type `payment_method_type` */
function transferIn(details: ObjectReader, type: string): Transfer {
  const ach = details.object('ach_credit_transfer');
  if (ach) {
    const action = displayDetails({
      bank_name: ach.text('bank_name'),
      routing_number: ach.text('routing_number'),
      account_number: ach.text('account_number'),
      swift_code: ach.text('swift_code'),
    });
    return { action, method: 'banktransfer_us', account: ach };
  }
  const bacs = details.object('bacs_bank_instructions');
  if (bacs) {
    const action = displayDetails({
      sort_code: bacs.text('sort_code'),
      account_number: bacs.text('account_number'),
      account_holder_name: bacs.text('account_holder_name'),
    });
    return { action, method: 'banktransfer_gb', account: bacs };
  }
  const sepa = details.object('sepa_bank_instructions');
  if (sepa) {
    const action = displayDetails({
      iban: sepa.text('iban'),
      bic: sepa.text('bic'),
      account_holder_name: sepa.text('account_holder_name'),
      reference: sepa.text('reference'),
    });
    return { action, method: methodOf('banktransfer', sepa.text('country')), account: sepa };
  }
  const multibanco = details.object('multibanco');
  if (multibanco) {
    const action = displayDetails({
      entity: multibanco.requiredText('entity'),
      reference: multibanco.requiredText('reference'),
    });
    return { action, method: null, account: multibanco };
  }
  const doku = details.object('doku_bank_transfer_instructions');
  if (!doku) return details.unsupported('', UNIFIED_CHECKOUT);
  // The bank of a virtual account: `bca_bank_transfer` is BCA, `mandiri_va` is Mandiri.
  const bank = /^(\w+?)_(?:bank_transfer|va)$/.exec(type)?.[1];
  const action = displayDetails({ bank_name: bank && nameOf(bank), account_number: doku.requiredText('reference') });
  return { action, method: 'banktransfer_id', account: doku };
}

function transferOf(next: ObjectReader, type: string): NextStep {
  const { action, method, account } = transferIn(next.requiredObject('bank_transfer_steps_and_charges_details'), type);
  return { action, method, expires: timeOf(account, 'expires_at') };
}

function voucherOf(next: ObjectReader, type: string): NextStep {
  const voucher = next.requiredObject('voucher_details');
  const expires = timeOf(voucher, 'expires_at');
  const reference = voucher.requiredText('reference');
  // The till of a store scans the code of OXXO; other stores need it typed.
  if (type === 'oxxo') return { action: displayDetails({ reference }), expires };
  if (type !== 'boleto') return { action: displayDetails({ store: nameOf(type), payment_code: reference }), expires };
  // The due date of a boleto has no offset; the day ends in Brasília.
  const day = /^\d{4}-\d\d-\d\d/.exec(voucher.text('expiry_date') ?? '')?.[0];
  const pix = voucher.text('raw_qr_data');
  return {
    action: withAlternatives(
      displayDetails({ number: voucher.text('digitable_line') ?? reference, code: voucher.text('barcode') }),
      pix ? { ...displayQrCode({ data: pix }), payment_method: 'pix_br' } : null,
    ),
    expires: expires ?? (day ? `${day}T23:59:59-03:00` : null),
  };
}

/**
 * @param type `payment_method_type`
 * @param session the end of the payment's session, with which most steps end; vouchers and transfers outlive it
 * @throws {PayError} `unsupported-action` for a step that only Hyperswitch's own software shows
 */
export function nextStepOf(next: ObjectReader, type: string, session: string | null): NextStep {
  const expires = () => timeOf(next, 'display_to_timestamp') ?? session;
  switch (next.requiredText('type')) {
    case 'redirect_to_url':
      return { action: redirectToUrl(next.requiredText('redirect_to_url')), expires: expires() };
    case 'invoke_upi_intent_sdk':
    // Its older name.
    case 'sdk_upi_intent_information':
      return { action: redirectToApp(next.requiredText('sdk_uri')), expires: expires() };
    case 'qr_code_information':
    case 'invoke_upi_qr_flow':
      return { action: codeOf(next), expires: expires() };
    case 'wait_screen_information':
      return { action: null, expires: expires() };
    case 'display_bank_transfer_information':
      return transferOf(next, type);
    case 'display_voucher_information':
      return voucherOf(next, type);
    default:
      return next.unsupported('type', UNIFIED_CHECKOUT);
  }
}
