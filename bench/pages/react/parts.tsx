import { useState } from 'react';
import type { Payment } from '../../resource.js';

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return <button onClick={() => void copy()}>{copied ? 'Copied' : 'Copy'}</button>;
}

export function Amount({ payment: { amount, currency } }: { payment: Payment }) {
  return <p>{new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(amount))}</p>;
}
