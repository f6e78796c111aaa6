import { connection } from 'next/server';
import { placeOrder } from './actions';

const METHODS = [
  { method: 'pix_br', label: 'Pay with Pix' },
  { method: 'boleto_br', label: 'Pay with boleto' },
  { method: 'ewallet_id', label: 'Link a wallet' },
];

export default async function Page() {
  // Each visit has its own idempotency key, so that a form that is sent twice creates one payment.
  await connection();
  return (
    <>
      <p>Order 1001: Sierra blend, 1 kg, R$ 129.90</p>
      <form action={placeOrder}>
        <input type="hidden" name="attempt" value={crypto.randomUUID()} />
        {METHODS.map(({ method, label }) => (
          <button key={method} name="method" value={method}>
            {label}
          </button>
        ))}
      </form>
    </>
  );
}
