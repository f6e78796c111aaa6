import { notFound } from 'next/navigation';
import type { Mandate, Payment } from 'pay-elements';
import { backendUrl } from '../../../../backend';
import { Checkout } from './Checkout';

export default async function Page({ params }: PageProps<'/pay/[kind]/[id]'>) {
  const { kind, id } = await params;
  if (kind !== 'payments' && kind !== 'mandates') notFound();
  const src = `/api/${kind}/${encodeURIComponent(id)}`;
  const response = await fetch(backendUrl(src), { cache: 'no-store' });
  if (!response.ok) notFound();
  const resource = (await response.json()) as Payment | Mandate;
  return (
    <>
      <p>Order 1001: {'amount' in resource ? `${resource.currency} ${resource.amount}` : 'paid each month'}</p>
      <Checkout src={src} method={resource.payment_method ?? undefined} />
    </>
  );
}
