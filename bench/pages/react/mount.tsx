import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import '../own.css';

/** Mounts a step, and exposes a function that mounts another one to the measurements. */
export function mountWith(step: ReactNode): void {
  globalThis.mountStep = (place) => {
    const root = createRoot(place);
    flushSync(() => root.render(step));
    return () => root.unmount();
  };
  globalThis.mountStep(document.querySelector('#step')!);
}
