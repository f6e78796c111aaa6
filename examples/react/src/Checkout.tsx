import { useState } from 'react';
import { METHODS, placeOrder, type Method } from './shop';

export function Checkout() {
  const [attempt, setAttempt] = useState(() => crypto.randomUUID());
  const [src, setSrc] = useState<string>();
  const [message, setMessage] = useState('');

  async function pay(method: Method) {
    setMessage('');
    try {
      setSrc(await placeOrder(method, attempt));
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
        <div className="methods">
          {METHODS.map(({ method, label }) => (
            <button key={method} onClick={() => pay(method)}>
              {label}
            </button>
          ))}
        </div>
      )}
      <p role="status">{message}</p>
    </>
  );
}
