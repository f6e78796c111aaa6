import { useState } from 'react';

export function CopyButton({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return <button onClick={() => void copy()}>{copied ? 'Copied' : 'Copy'}</button>;
}

export function Amount({ value, currency }: { value: string; currency: string }) {
  return <p>{new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(value))}</p>;
}
