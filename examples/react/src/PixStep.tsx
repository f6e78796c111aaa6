import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { createAction } from 'pay-elements/headless';

export function PixStep({ id }: { id: string }) {
  const store = useMemo(() => createAction({ src: `/merchant/payments/${id}` }), [id]);
  const { action, deadline } = useSyncExternalStore(store.subscribe, () => store.state);
  useEffect(() => {
    store.start();
    return store.stop;
  }, [store]);
  switch (action.step) {
    case 'complete':
      return <p role="status">Paid. Thank you!</p>;
    case 'failed':
    case 'expired':
      return <p role="alert">Not paid.</p>;
    case 'unusable':
      return <button onClick={store.check}>Try again</button>;
    case 'ready': {
      if (action.action.type !== 'display_qr_code') return <p>Pay in another way.</p>;
      const code = action.action.display_qr_code.data ?? '';
      return (
        <section>
          <p>Pay until {deadline && new Date(deadline).toLocaleTimeString()}</p>
          <code>{code}</code>
          <button onClick={() => void navigator.clipboard.writeText(code)}>Copy</button>
          <button onClick={store.check}>I have paid</button>
        </section>
      );
    }
    default:
      return <p role="status">Loading…</p>;
  }
}
