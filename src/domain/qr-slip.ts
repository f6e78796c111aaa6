/** Facts that are read from the text of a QR code. */
import { readEmvQr, type EmvQr, type InvalidEmvQr } from './emv-qr.js';
import { amountsDiffer } from './money.js';
import { isPlain } from './plain-text.js';
import { readUpi, type UpiLink } from './upi.js';
import type { Warning } from './warning.js';

/** The scheme that reads a code; `emv` is any other one. */
export type QrScheme = (EmvQr | UpiLink)['scheme'];

export interface QrSlip {
  /** Null if the text is neither an EMV payload nor a UPI link, or damaged. */
  readonly payload: EmvQr | UpiLink | null;
  readonly amount: string | null;
  readonly currency: string | null;
  readonly warning: Warning | null;
}

/** @param facts of the payment; null if unknown */
export function qrSlip(data: string, facts: { amount: string | null; currency: string | null }): QrSlip {
  const read = readUpi(data) ?? readEmvQr(data);
  // A UPI link encodes its characters.
  const payload = read.ok && isPlain(data) && isPlain(read.merchantName ?? '') ? read : null;
  return {
    payload,
    amount: facts.amount ?? payload?.amount ?? null,
    currency: facts.amount ? facts.currency : (payload?.currency ?? null),
    warning: warningOf(read, payload, facts),
  };
}

function warningOf(
  read: EmvQr | UpiLink | InvalidEmvQr,
  payload: EmvQr | UpiLink | null,
  facts: { amount: string | null; currency: string | null },
): Warning | null {
  const field = 'data';
  if (!read.ok) return read.reason === 'crc' || read.reason === 'tlv' ? { code: 'invalid-code', field } : null;
  if (!payload) return { code: 'hidden-characters', field };
  const { amount, currency } = payload;
  if (!amount || !currency || !facts.amount || currency !== facts.currency) return null;
  return amountsDiffer(amount, facts.amount) ? { code: 'amount-mismatch', field, price: { amount, currency } } : null;
}
