/** The instrument of a payment of Mercado Pago, and the consumer's step. Source: Mercado Pago's guides of each method. */
import { action, details } from './actions.js';
import { renamed, type Table } from './tables.js';

/** From a payment of `/v1/payments` or an order of `/v1/orders`, which have the same values under other names. */
export interface Instrument {
  /** The identifier of Mercado Pago, for example `bolbradesco`. */
  readonly method: string | null;
  /** For example `credit_card` or `ticket`. */
  readonly type: string | null;
  /** The text of a QR code. */
  readonly qr: string | null;
  /** The linha digitável of a boleto. */
  readonly line: string | null;
  /** The text of the barcode of a boleto or voucher. */
  readonly barcode: string | null;
  /** The code of a voucher. At OXXO it is what the barcode encodes. */
  readonly code: string | null;
  /** The CLABE of a transfer. */
  readonly reference: string | null;
  /** A page of Mercado Pago or a bank. */
  readonly url: string | null;
}

/** Methods with another name in the contract. */
const METHODS: Table = { boleto: 'bolbradesco', banktransfer: 'clabe' };

/** The method in the contract, without its country. */
export const ownMethod = ({ method, type }: Instrument): string | null =>
  type?.endsWith('_card') ? 'card' : renamed(METHODS, method);

/**
 * The step of a payment that waits for the consumer; null if there is none. Other vouchers are shown by the page of Mercado
 * Pago: it has the agreement numbers that their tills ask for, and barcodes that are not Code 128.
 */
export function actionOf(instrument: Instrument): object | null {
  const { qr, line, barcode, reference, url } = instrument;
  const voucher = barcode ?? instrument.code;
  const method = ownMethod(instrument);
  if (qr) return action('display_qr_code', { data: qr });
  if (method === 'boleto') {
    const code = barcode?.length === 44 ? barcode : null;
    if (line || code) return details({ number: line, code });
  }
  if (method === 'banktransfer' && /^\d{18}$/.test(reference ?? '')) return details({ account_number: reference });
  if (method === 'oxxo' && voucher) return details({ reference: voucher });
  return url ? action('redirect_to_url', { url }) : null;
}
