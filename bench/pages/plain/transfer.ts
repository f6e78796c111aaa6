import '../own.css';
import type { Mount } from '../mount.js';
import { amount, copyButton, make, show } from './dom.js';

const row = (label: string, value: string) => [make('dt', label), make('dd', value, ' ', copyButton(value))];

export const mount: Mount = (place, payment) => {
  const details = payment.action.display_details!;
  const rows = [
    row('CLABE', details['account_number']!),
    row('Name', details['account_holder_name']!),
    row('Bank', details['bank_name']!),
    row('Reference', details['reference']!),
  ];
  return show(place, amount(payment), make('dl', ...rows.flat()));
};
