/**
 * The next steps of dLocal's payments, and what the consumer pays.
 * Source: https://docs.dlocal.com/reference/the-ticket-object, https://docs.dlocal.com/reference/the-bank-transfer-object,
 * https://docs.dlocal.com/docs/3d-secure
 */
import type { ActionJson } from '../contract/json.js';
import { displayDetails, displayQrCode, openLink, STEP_MISSING, withAlternatives } from './actions.js';
import type { Money, ObjectReader } from './object-reader.js';

/** Transfers that always have an account. With others, such as mobile money, the consumer confirms in an app. */
const ACCOUNTS = ['IO', 'SE', 'VS'];

/** Efecty, Fawry and Baloto, whose tills ask for the number of an agreement or a service, which only the page has. */
const AGREEMENTS = ['BU', 'EY', 'FW'];

/** How a PNG begins in base64, and a code of EMVCo, such as Pix. */
const PNG = 'iVBORw0KGgo';
const EMV = '000201';

const linkOf = (source: ObjectReader | null, name: string): ActionJson | null => {
  const url = source?.text(name);
  return url ? openLink(url) : null;
};

/** A code to scan, as a picture, as its text, or both. */
function codeOf(ticket: ObjectReader): ActionJson | null {
  const name = ['barcode', 'number', 'id'].find((field) => ticket.begins(field, EMV));
  const picture = ticket.begins('barcode', PNG) ? ticket.text('barcode') : null;
  const image_url_png = picture && `data:image/png;base64,${picture}`;
  return name || picture ? displayQrCode({ data: name && ticket.text(name), image_url_png }) : null;
}

/** The barcodes of vouchers have forms of their own: the page has them. */
function slipOf(ticket: ObjectReader, id: string): ActionJson | null {
  const number = ticket.text('number');
  const code = ticket.text('barcode');
  if (id === 'BL') return number || code ? displayDetails({ number, code }) : null;
  return codeOf(ticket) ?? (number ? displayDetails({ payment_code: number }) : null);
}

function accountOf(transfer: ObjectReader): ActionJson | null {
  const account_number = transfer.text('bank_account');
  if (!account_number) return null;
  return displayDetails({
    account_number,
    account_holder_name: transfer.text('beneficiary_name'),
    bank_name: transfer.text('bank_name'),
    reference: transfer.text('reference'),
  });
}

/** A payment in dollars is transferred in the money of the country, whose amount has no currency: the page has both. */
const isConverted = (payment: ObjectReader, transfer: ObjectReader | null): boolean =>
  payment.get('currency') === 'USD' &&
  !!transfer?.has('user_payment_amount') &&
  transfer.get('user_payment_amount') !== payment.get('amount');

/** A page, or what the consumer pays with, which has a page, too. */
function wayOf(payment: ObjectReader, id: string): ActionJson | null {
  const page = linkOf(payment.object('three_dsecure'), 'redirect_url') ?? linkOf(payment, 'redirect_url');
  if (page) return page;
  const transfer = payment.object('bank_transfer');
  const ticket = payment.object('ticket');
  const slip = (transfer && accountOf(transfer)) ?? (ticket && slipOf(ticket, id));
  const other = linkOf(transfer, 'redirect_url') ?? linkOf(ticket, 'image_url');
  if (other && isConverted(payment, transfer)) return other;
  return AGREEMENTS.includes(id) ? withAlternatives(other, slip) : withAlternatives(slip, other);
}

/** The step of a pending payment; null if there is none, because the consumer confirms elsewhere, or a card is checked. */
export function actionOf(payment: ObjectReader): ActionJson | null {
  const id = payment.text('payment_method_id') ?? '';
  const way = wayOf(payment, id);
  if (way) return way;
  const isDirect = payment.get('payment_method_flow') === 'DIRECT' && payment.textOrNumber('status_code') !== '101';
  if (isDirect && payment.get('payment_method_type') !== 'TICKET' && !ACCOUNTS.includes(id)) return null;
  return payment.unsupported('', 'the response to POST /payments', STEP_MISSING);
}

/** What the consumer pays: a ticket or an account has an amount of its own. */
export function moneyOf(payment: ObjectReader): Money {
  const ticket = payment.object('ticket');
  const transfer = payment.object('bank_transfer');
  const currency = payment.text('currency');
  if (ticket?.has('amount') && ticket.has('currency')) return ticket.majorUnits('amount', ticket.text('currency'));
  return transfer?.has('user_payment_amount') && !isConverted(payment, transfer)
    ? transfer.majorUnits('user_payment_amount', currency)
    : payment.majorUnits('amount', currency);
}
