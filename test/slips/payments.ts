/** Payments with each kind of slip, and what a scanner reads from its code. */
import { readFileSync } from 'node:fs';
import { boletoAction, instruments, qrAction, transferAction, voucherAction } from '../support/samples.js';

export const NOW = Date.parse('2026-11-25T12:00:00Z');

const vectors = JSON.parse(readFileSync(new URL('../vectors/instruments.json', import.meta.url), 'utf8')) as {
  'boleto.valid': { id: string; input: string; expect: { barcode: string } }[];
  cashVoucher: { id: string; input: string }[];
  'emvQr.valid': { id: string; input: string }[];
};

/** A payment of the contract that can still be paid. */
export function payment(action: unknown, payment_method: string, more: object = {}): object {
  const facts = { amount: '129.90', currency: 'BRL', reference: 'order-1042' };
  const times = { time_created: '2026-11-24T12:00:00Z', time_expired: '2026-12-03T02:59:59Z' };
  return { object: 'payment', id: 'pm_123', status: 'created', action, payment_method, ...facts, ...times, ...more };
}

const details = (display_details: object) => ({ type: 'display_details', display_details });
const qr = (data: string) => ({ type: 'display_qr_code', display_qr_code: { data } });

export const boleto = payment(boletoAction, 'boleto_br', { amount: '0.10' });
export const pix = payment(qrAction, 'pix_br');
export const voucher = payment(voucherAction, 'cashvoucher_mx', { currency: 'MXN' });
export const spei = payment(transferAction, 'banktransfer_mx', { currency: 'MXN' });
export const sepa = payment(details(instruments.sepa_de), 'sepa_de', { currency: 'EUR' });

/** One payment for each published code, with its name, and the text that a scanner must read. */
export const CODES: readonly [name: string, payment: object, text: string][] = [
  ...vectors['boleto.valid'].map(
    ({ id, input, expect }) =>
      [`boleto ${id}`, payment(details({ number: input }), 'boleto_br'), expect.barcode] as const,
  ),
  ...vectors.cashVoucher.map(
    ({ id, input }) => [`voucher ${id}`, payment(details({ reference: input }), 'cashvoucher_mx'), input] as const,
  ),
  ...vectors['emvQr.valid'].map(({ id, input }) => [`QR code ${id}`, payment(qr(input), 'qris_id'), input] as const),
].map(([name, given, text]) => [name, given, text.replace(/^\s+|\s+$/g, '')]);
