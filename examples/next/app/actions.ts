'use server';

import { redirect } from 'next/navigation';
import { backendUrl } from '../backend';

/** Requests a payment from the shop's backend, and opens its page. */
export async function placeOrder(form: FormData): Promise<void> {
  const customer = JSON.parse(String(form.get('customer') ?? '{}')) as unknown;
  const method = String(form.get('method'));
  const response = await fetch(backendUrl('/api/orders'), {
    method: 'POST',
    // Another method is another payment.
    headers: { 'content-type': 'application/json', 'idempotency-key': `${String(form.get('attempt'))}-${method}` },
    body: JSON.stringify({ method, customer }),
  });
  if (!response.ok) throw new Error(`The shop responded with ${response.status}.`);
  const { object, id } = (await response.json()) as { object: string; id: string };
  redirect(`/pay/${object}s/${id}`);
}
