'use client';

import { useRouter } from 'next/navigation';
import 'pay-elements/define/pay-action';
import type {} from 'pay-elements/types/react';
import { useState } from 'react';

/** On the server it is a tag with its attributes; the browser makes it an element. */
export function Checkout({ src, method }: { src: string; method?: string }) {
  const router = useRouter();
  const [message, setMessage] = useState('');
  return (
    <>
      <pay-action
        src={src}
        base-url="/api"
        payment-method={method}
        onpay-complete={() => setMessage('Thank you! Your order is on its way.')}
        onpay-fail={({ reason }) => setMessage(`Your order is not paid (${reason}).`)}
        onpay-error={({ code, retryable }) => {
          if (!retryable) setMessage(`Something went wrong (${code}). Please contact us.`);
        }}
        onpay-retry={() => router.push('/')}
      />
      <p role="status">{message}</p>
    </>
  );
}
