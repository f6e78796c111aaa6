export const METHODS = [
  { method: 'pix_br', label: 'Pay with Pix' },
  { method: 'boleto_br', label: 'Pay with boleto' },
  { method: 'ewallet_id', label: 'Link a wallet' },
] as const;

export type Method = (typeof METHODS)[number]['method'];

/**
 * Asks the shop's backend for a payment.
 * @param attempt names it: what is sent again under the same name is the same payment
 * @returns where <pay-action> asks for it
 */
export async function placeOrder(method: Method, attempt: string): Promise<string> {
  const response = await fetch('/api/orders', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': attempt },
    body: JSON.stringify({ method }),
  });
  if (!response.ok) throw new Error(`The shop answered ${response.status}.`);
  const { src } = (await response.json()) as { src: string };
  return src;
}
