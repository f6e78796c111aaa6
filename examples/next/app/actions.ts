'use server';

import { redirect } from 'next/navigation';
import { backendUrl } from '../backend';

/** Requests a payment from the shop's backend, and opens its page. */
export async function placeOrder(form: FormData): Promise<void> {
  const customer = JSON.parse(String(form.get('customer') ?? '{}')) as unknown;
  const response = await fetch(backendUrl('/api/orders'), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': String(form.get('attempt')) },
    body: JSON.stringify({ method: form.get('method'), customer }),
  });
  if (!response.ok) throw new Error(`The shop responded with ${response.status}.`);
  const { src } = (await response.json()) as { src: string };
  redirect(src.replace('/api/', '/pay/'));
}
