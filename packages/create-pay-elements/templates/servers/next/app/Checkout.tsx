'use client';

import 'pay-elements/define/pay-action';
import 'pay-elements/define/pay-methods';
import 'pay-elements/languages';
import type {} from 'pay-elements/types/react';
import { useEffect, useRef, useState, type FormEvent } from 'react';

const METHODS = '%METHODS%';

/** Creates the payment in the backend, and shows its step with <pay-action>. */
export function Checkout() {
  const [src, setSrc] = useState('');
  const [message, setMessage] = useState('');
  const [isPaid, setPaid] = useState(false);
  /** One key for each attempt: an order that is sent twice creates one payment. */
  const key = useRef('');

  // The payment is still there after a reload, and after a bank has sent the consumer back.
  useEffect(() => setSrc(sessionStorage.getItem('src') ?? ''), []);

  async function placeOrder(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage('');
    const data = new FormData(event.currentTarget);
    const method = String(data.get('method'));
    // For a method that needs data of the consumer, such as a boleto.
    const customer: unknown = JSON.parse(String(data.get('customer') ?? '{}'));
    key.current ||= crypto.randomUUID();
    try {
      const response = await fetch('/merchant/orders', {
        method: 'POST',
        // A different method is a different payment.
        headers: { 'content-type': 'application/json', 'idempotency-key': `${key.current}-${method}` },
        body: JSON.stringify({ method, customer }),
      });
      if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
      const { object, id } = (await response.json()) as { object: string; id: string };
      show(`/merchant/${object}s/${id}`);
    } catch (error) {
      console.error(error);
      setMessage('The order could not be placed. Please try again.');
    }
  }

  function show(payment: string) {
    sessionStorage.setItem('src', payment);
    setSrc(payment);
  }

  function startAgain() {
    sessionStorage.removeItem('src');
    key.current = '';
    setSrc('');
    setMessage('');
    setPaid(false);
  }

  return (
    <>
      <form onSubmit={placeOrder} hidden={Boolean(src)}>
        <pay-methods name="method" required methods={METHODS}>
          <span slot="label">How would you like to pay?</span>
        </pay-methods>
        <button>Place order</button>
      </form>
      {src && (
        <div>
          %NOTE%
          <pay-action
            base-url="/merchant"
            merchant="Norte Coffee"
            src={src}
            onpay-complete={() => {
              // Only for the page: the backend delivers when it has received the webhook.
              setMessage('Thank you! Your order is on its way.');
              setPaid(true);
            }}
            onpay-retry={startAgain}
          />
          <button className="back" type="button" onClick={startAgain}>
            {isPaid ? 'Order again' : 'Choose another way to pay'}
          </button>
        </div>
      )}
      <p role="status">{message}</p>
    </>
  );
}
