/** Links of UPI, India's Unified Payments Interface; its QR codes contain them. Source: NPCI, UPI Linking Specifications 1.6. */
export interface UpiLink {
  readonly ok: true;
  readonly scheme: 'upi';
  /** The payee's address (`pa`), for example `shop@bank`. */
  readonly address: string;
  /** The payee's name (`pn`); the address if there is none. */
  readonly merchantName: string;
  /** A decimal string (`am`); null if the payer enters it. */
  readonly amount: string | null;
  /** ISO 4217 (`cu`). The specification allows rupees alone, and so does a link without it. */
  readonly currency: string;
}

/** Returns null for any text but a link to pay. @param text for example `upi://pay?pa=shop@bank&pn=Shop&am=10&cu=INR` */
export function readUpi(text: string): UpiLink | null {
  const [, query] = /^upi:\/\/pay\/?\?(.+)$/is.exec(text) ?? [];
  if (!query) return null;
  const parameters = new URLSearchParams(query);
  const get = (name: string) => parameters.get(name)?.trim() || null;
  const address = get('pa');
  if (!address || !/^[^@\s]+@[^@\s]+$/.test(address)) return null;
  const amount = get('am');
  return {
    ok: true,
    scheme: 'upi',
    address,
    merchantName: get('pn') ?? address,
    amount: amount && /^\d+(?:\.\d+)?$/.test(amount) && Number(amount) ? amount : null,
    currency: get('cu')?.toUpperCase() ?? 'INR',
  };
}
