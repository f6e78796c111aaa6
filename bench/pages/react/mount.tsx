import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';
import '../own.css';
import type { Payment } from '../../resource.js';
import type { Mount } from '../mount.js';

/** Mounts a component as React's documentation recommends. */
export const mountWith =
  (Step: (props: { payment: Payment }) => JSX.Element): Mount =>
  (place, payment) => {
    const root = createRoot(place);
    root.render(<Step payment={payment} />);
    return () => root.unmount();
  };
