import '../own.css';
import type { Mount } from '../mount.js';
import { code128c } from './code128c.js';
import { amount, bars, copyButton, make, show } from './dom.js';

export const mount: Mount = (place, payment) => {
  const reference = payment.action.display_details!['reference']!;
  return show(place, amount(payment), bars(code128c(reference), 2), make('code', reference), copyButton(reference));
};
