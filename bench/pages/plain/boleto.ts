import '../own.css';
import type { Mount } from '../mount.js';
import { amount, bars, copyButton, make, show } from './dom.js';
import { itf } from './itf.js';

export const mount: Mount = (place, payment) => {
  const { code, number } = payment.action.display_details!;
  return show(place, amount(payment), bars(itf(code!), 1), make('code', number!), copyButton(number!));
};
