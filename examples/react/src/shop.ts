export const METHODS = [
  { method: 'pix_br', label: 'Pay with Pix' },
  { method: 'boleto_br', label: 'Pay with boleto' },
  { method: 'ewallet_id', label: 'Link a wallet' },
] as const;

export type Method = (typeof METHODS)[number]['method'];

/**
 * Creates a payment in the shop's backend.
 * @param attempt the idempotency key: a repeated request with the same key creates one payment
 * @returns the `src` of <pay-action>
 */
export async function placeOrder(method: Method, attempt: string): Promise<string> {
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': attempt },
    body: JSON.stringify({ method }),
  });
  if (!response.ok) throw new Error(`The shop responded with ${response.status}.`);
  const { src } = (await response.json()) as { src: string };
  return src;
}
