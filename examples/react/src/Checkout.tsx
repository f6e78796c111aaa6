import { useState, type SubmitEvent } from 'react';
import { CUSTOMER, METHODS, placeOrder } from './shop';

export function Checkout() {
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const [src, setSrc] = useState<string>();
  const [message, setMessage] = useState('');

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage('');
    try {
      setSrc(await placeOrder(new FormData(event.currentTarget), attempt));
    } catch (error) {
      console.error(error);
      setMessage('The order could not be placed. Please try again.');
    }
  }

  function startAgain() {
    setAttempt(crypto.randomUUID());
    setSrc(undefined);
    setMessage('');
  }

  return (
    <>
      <h1>Norte Coffee</h1>
      <p>Order 1001: Sierra blend, 1 kg, R$ 129.90</p>
      {src ? (
        <pay-action
          baseUrl="/api"
          src={src}
          onpay-complete={() => setMessage('Thank you! Your order is on its way.')}
          onpay-fail={({ reason }) => setMessage(`Your order is not paid (${reason}).`)}
          onpay-error={({ code, retryable }) => {
            if (!retryable) setMessage(`Something went wrong (${code}). Please contact us.`);
          }}
          onpay-retry={startAgain}
        />
      ) : (
        <form onSubmit={pay}>
          <pay-methods name="method" required methods={METHODS} customer={CUSTOMER} />
          <button>Place order</button>
        </form>
      )}
      <p role="status">{message}</p>
    </>
  );
}
