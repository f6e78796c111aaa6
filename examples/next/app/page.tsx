import { connection } from 'next/server';
import { placeOrder } from './actions';
import { Methods } from './Methods';

export default async function Page() {
  // Each visit has its own idempotency key, so that a form that is sent twice creates one payment.
  await connection();
  return (
    <>
      <p>Order 1001: Sierra blend, 1 kg, R$ 129.90</p>
      <form action={placeOrder}>
        <input type="hidden" name="attempt" value={crypto.randomUUID()} />
        <Methods />
        <button>Place order</button>
      </form>
    </>
  );
}
