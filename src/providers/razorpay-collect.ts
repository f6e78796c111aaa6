/**
 * What consumers pay into at Razorpay: QR codes, payment links and customer identifiers, the virtual accounts of Smart Collect.
 * Source: https://razorpay.com/docs/api/qr-codes/image-content/entity/, https://razorpay.com/docs/api/payments/payment-links/entity/,
 * https://razorpay.com/docs/api/payments/smart-collect-2/entity/
 */
import type { ActionJson } from '../contract/json.js';
import { displayDetails, displayQrCode, openLink, redirectToUrl, withAlternatives } from './actions.js';
import type { ObjectReader } from './object-reader.js';
import { statusOf, type Table } from './tables.js';
import { epochTime } from './times.js';

const LINKS: Table = {
  created: 'created',
  partially_paid: 'created',
  paid: 'paid',
  cancelled: 'failed',
  expired: 'expired',
};

/** Of a code or an account that has not been paid. */
const OPEN: Table = { active: 'created', closed: 'expired' };

/** In seconds: the end of what does not close by itself. */
const NEVER = 2_147_483_647;

/** Seconds since the epoch, which webhooks may send as text; null for 0, which stands for no time. */
function timeOf(source: ObjectReader, name: string): string | null {
  const seconds = Number(source.textOrNumber(name));
  return seconds > 0 && seconds < NEVER ? epochTime(seconds * 1000) : null;
}

/** A link of UPI opens an app, and is the text of a QR code for a device without one. */
export const isUpi = (link: string | null): boolean => /^upi:/i.test(link ?? '');

/** A picture, and its text if the merchant's account has this feature. That of Bharat QR is no link. */
function codeOf(data: string | null, image_url_png: string | null): ActionJson | null {
  if (!data && !image_url_png) return null;
  return withAlternatives(displayQrCode({ data, image_url_png }), data && isUpi(data) ? openLink(data) : null);
}

/** A code for one payment closes when it is paid. Its status may be late: webhooks are sent before it is closed. */
export function qrCodeFields(code: ObjectReader) {
  if (code.get('usage') === 'multiple_use')
    code.unsupported('usage', 'razorpay.qrCode.create with single_use', 'a code for many payments has no outcome');
  const reason = code.text('close_reason');
  const isPaid = reason === 'paid' || Boolean(code.number('payments_count_received'));
  const isCancelled = !isPaid && reason === 'on_demand';
  const unpaid = isCancelled ? 'failed' : statusOf('razorpay', OPEN, code.requiredText('status'));
  return {
    status: isPaid ? 'paid' : unpaid,
    way: () => codeOf(code.text('image_content'), code.text('image_url')),
    call: 'razorpay.qrCode.fetch',
    ...code.minorUnits('payment_amount', 'INR'),
    amount_paid: code.minorUnits('payments_amount_received', 'INR').amount,
    payment_method: code.get('type') === 'upi_qr' ? 'upi_in' : null,
    time_paid: isPaid ? timeOf(code, 'closed_at') : null,
    time_expired: timeOf(code, 'close_by'),
    failure_code: isCancelled ? reason : null,
  };
}

/** A page on which the consumer chooses how to pay, or an app of UPI. */
export function linkFields(link: ObjectReader) {
  const given = link.requiredText('status');
  const status = statusOf('razorpay', LINKS, given);
  const currency = link.text('currency') ?? 'INR';
  return {
    status,
    way: () => (link.has('short_url') ? redirectToUrl(link.requiredText('short_url')) : null),
    call: 'razorpay.paymentLink.fetch',
    ...link.minorUnits('amount', currency),
    amount_paid: link.minorUnits('amount_paid', currency).amount,
    // The documents have a text here, and webhooks a boolean.
    payment_method: String(link.get('upi_link')) === 'true' ? 'upi_in' : null,
    reference: link.text('reference_id'),
    time_expired: timeOf(link, 'expire_by'),
    failure_code: status === 'failed' ? given : null,
  };
}

/** @returns null for a receiver of another kind */
function receiverOf(receiver: ObjectReader): ActionJson | null {
  switch (receiver.get('entity')) {
    case 'bank_account':
      return displayDetails({
        account_number: receiver.requiredText('account_number'),
        account_holder_name: receiver.text('name'),
        bank_name: receiver.text('bank_name'),
        bank_code: receiver.text('ifsc'),
      });
    case 'vpa':
      return displayDetails({ upi_id: receiver.requiredText('address') });
    case 'qr_code':
      return codeOf(null, receiver.text('short_url'));
    default:
      return null;
  }
}

const WAYS = ['bank_account', 'qr_code', 'vpa'];

/**
 * An account stays open for more transfers, from this consumer or for another order. So it is paid once it has the amount that the
 * merchant expects; without one, once it is closed.
 */
export function accountFields(account: ObjectReader) {
  const receivers = account.objects('receivers');
  const paid = account.number('amount_paid') ?? 0;
  const expected = account.number('amount_expected');
  const given = account.requiredText('status');
  const isPaid = expected ? paid >= expected : given === 'closed' && paid > 0;
  // Whether a part is enough is for the merchant to say.
  const unpaid = given === 'closed' && paid ? 'razorpay:closed' : statusOf('razorpay', OPEN, given);
  const ways = WAYS.flatMap((way) => receivers.filter((receiver) => receiver.get('entity') === way));
  return {
    status: isPaid ? 'paid' : unpaid,
    way: () => withAlternatives(...ways.map(receiverOf)),
    call: 'razorpay.virtualAccounts.fetch',
    ...account.minorUnits('amount_expected', 'INR'),
    amount_paid: account.minorUnits('amount_paid', 'INR').amount,
    payment_method: ways[0]?.get('entity') === 'bank_account' ? 'banktransfer_in' : ways[0] ? 'upi_in' : null,
    time_expired: timeOf(account, 'close_by'),
  };
}
