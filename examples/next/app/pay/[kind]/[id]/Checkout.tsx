'use client';

import { useRouter } from 'next/navigation';
import 'pay-elements/define/pay-action';
import 'pay-elements/languages';
import type {} from 'pay-elements/types/react';
import { useState } from 'react';

/** The server renders the tag with its attributes. The browser upgrades it to an element. */
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
