/**
 * Charges of Pagar.me: their methods, their ways to pay, and why they fail.
 * Source: https://docs.pagar.me/reference/pix-2, https://docs.pagar.me/reference/boleto-1
 */
import type { ActionJson, WayJson } from '../contract/json.js';
import { displayDetails, displayQrCode, redirectToUrl } from './actions.js';
import { ifReadable, type ObjectReader } from './object-reader.js';
import { lookUp, type Table, translated } from './tables.js';
import { epochTime, localTime } from './times.js';

/** By the code of the acquirer, or else by the status of the transaction. */
const FAILURES: Table = {
  51: 'insufficient_funds',
  not_authorized: 'payment_declined',
  with_error: 'processing_error',
};

const METHODS: Table = {
  pix: 'pix_br',
  boleto: 'boleto_br',
  credit_card: 'card',
  debit_card: 'card',
  private_label: 'card',
};

/** Every BR Code begins with its version. */
const VERSION = '000201';

const DAY = 86_400_000;

/** `pix_br`, `boleto_br`, `card` or another one. Examples of the documents write `Pix`. */
export function methodOf(charge: ObjectReader): string | null {
  const method = charge.text('payment_method')?.toLowerCase() ?? null;
  return translated(METHODS, method);
}

/** A page of Pagar.me, or a file. */
export const linkIn = (source: ObjectReader | null, ...names: string[]): ActionJson | null => {
  const url = source && source.text(...names);
  return url ? redirectToUrl(url) : null;
};

/** The picture of a boleto's QR code is not a Pix. */
const pixOf = (transaction: ObjectReader): WayJson | null =>
  transaction.begins('qr_code', VERSION)
    ? { ...displayQrCode({ data: transaction.text('qr_code') }), payment_method: 'pix_br' }
    : null;

/** The ways to pay a charge that is pending. A card has none: its issuer or an analyst decides. */
export function waysOf(method: string | null, transaction: ObjectReader): readonly (WayJson | null)[] {
  const code = transaction.text('qr_code');
  const image = transaction.text('qr_code_url');
  const number = transaction.text('line');
  if (method === 'pix_br')
    return [code ? displayQrCode({ data: code }) : image ? displayQrCode({ image_url_png: image }) : null];
  if (method === 'boleto_br')
    return [number ? displayDetails({ number }) : null, pixOf(transaction), linkIn(transaction, 'pdf', 'url')];
  return [linkIn(transaction, 'threed_authentication_url', 'url')];
}

/** A boleto is due at the end of its day in Brasília, whatever the hour says. */
export function deadlineOf(transaction: ObjectReader): string | null {
  const due = transaction.text('due_at');
  if (!due) return localTime(transaction.text('expires_at'), 'Z');
  const days = Number(transaction.textOrNumber('max_days_to_pay_past_due') ?? 0);
  return epochTime(Date.parse(`${due.slice(0, 10)}T23:59:59-03:00`) + days * DAY);
}

/** @param word the status of the charge or order */
export function failureOf(word: string, transaction: ObjectReader | null): string {
  if (!transaction || word !== 'failed') return word;
  const code = ifReadable(() => transaction.text('acquirer_return_code'));
  return lookUp(FAILURES, code) ?? lookUp(FAILURES, transaction.text('status')) ?? code ?? word;
}
