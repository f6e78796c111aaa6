'use client';

export default function Failed({ reset }: { reset: () => void }) {
  return (
    <>
      <p role="alert">The order could not be placed.</p>
      <button onClick={reset}>Try again</button>
    </>
  );
}
