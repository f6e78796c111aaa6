/**
 * What consumers pay into at Razorpay: QR codes, payment links and customer identifiers, the virtual accounts of Smart Collect.
 * Source: https://razorpay.com/docs/api/qr-codes/image-content/entity/, https://razorpay.com/docs/api/payments/payment-links/entity/,
 * https://razorpay.com/docs/api/payments/smart-collect-2/entity/
 */
import type { ActionJson } from '../contract/json.js';
import { displayDetails, displayQrCode, openLink, redirectToUrl, STEP_MISSING, withAlternatives } from './actions.js';
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

/**
 * A picture, and its text if the merchant's account has this feature. That of Bharat QR is not a link.
 * @param picture the name of the field
 */
function codeOf(source: ObjectReader, data: string | null, picture: string): ActionJson | null {
  const image_url_png = source.text(picture);
  if (!data && !image_url_png) source.unsupported(picture, 'razorpay.qrCode.fetch', STEP_MISSING);
  return withAlternatives(displayQrCode({ data, image_url_png }), data && isUpi(data) ? openLink(data) : null);
}

/** A code for one payment closes when it is paid. Its status may be late: webhooks are sent before it is closed. */
export function qrCodeFields(code: ObjectReader) {
  if (code.get('usage') === 'multiple_use')
    code.unsupported('usage', 'razorpay.qrCode.create with single_use', 'it is for many payments');
  const reason = code.text('close_reason');
  const isPaid = reason === 'paid' || Boolean(code.number('payments_count_received'));
  const isCancelled = !isPaid && reason === 'on_demand';
  const unpaid = isCancelled ? 'failed' : statusOf('razorpay', OPEN, code.requiredText('status'));
  return {
    status: isPaid ? 'paid' : unpaid,
    way: () => codeOf(code, code.text('image_content'), 'image_url'),
    ...code.minorUnits('payment_amount', 'INR'),
    payment_method: code.get('type') === 'upi_qr' ? 'upi_in' : null,
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
    way: () => redirectToUrl(link.requiredText('short_url')),
    ...link.minorUnits('amount', currency),
    amount_paid: link.minorUnits('amount_paid', currency).amount,
    // The documents have a text here, and webhooks a boolean.
    payment_method: String(link.get('upi_link')) === 'true' ? 'upi_in' : null,
    reference: link.text('reference_id'),
    time_expired: timeOf(link, 'expire_by'),
    failure_code: status === 'failed' ? given : null,
  };
}

function receiverOf(receiver: ObjectReader): ActionJson | null {
  switch (receiver.get('entity')) {
    case 'bank_account':
      return displayDetails({
        account_number: receiver.requiredText('account_number'),
        account_holder_name: receiver.text('name'),
        bank_name: receiver.text('bank_name'),
        ifsc: receiver.text('ifsc'),
      });
    case 'vpa':
      return displayDetails({ upi_id: receiver.requiredText('address') });
    default:
      return codeOf(receiver, null, 'short_url');
  }
}

/**
 * An account stays open for more transfers, from this consumer or for another order. So it is paid once it has the amount that the
 * merchant expects; without one, once it is closed.
 */
export function accountFields(account: ObjectReader) {
  const paid = account.number('amount_paid') ?? 0;
  const expected = account.number('amount_expected');
  const given = account.requiredText('status');
  const isPaid = expected ? paid >= expected : given === 'closed' && paid > 0;
  // Whether a part is enough is for the merchant to say.
  const unpaid = given === 'closed' && paid ? 'razorpay:closed' : statusOf('razorpay', OPEN, given);
  const ways = ['bank_account', 'qr_code', 'vpa'].flatMap((way) =>
    account.objects('receivers').filter((receiver) => receiver.get('entity') === way),
  );
  return {
    status: isPaid ? 'paid' : unpaid,
    way: () =>
      withAlternatives(...ways.map(receiverOf)) ??
      account.unsupported('receivers', 'razorpay.virtualAccounts.fetch', STEP_MISSING),
    ...account.minorUnits('amount_expected', 'INR'),
    amount_paid: account.minorUnits('amount_paid', 'INR').amount,
    payment_method: ways[0]?.has('account_number') ? 'banktransfer_in' : 'upi_in',
    time_expired: timeOf(account, 'close_by'),
  };
}
