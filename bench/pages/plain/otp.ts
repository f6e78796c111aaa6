import '../own.css';
import type { Mount } from '../mount.js';
import { make, show } from './dom.js';

export const mount: Mount = (place) => {
  const input = document.createElement('input');
  input.inputMode = 'numeric';
  input.autocomplete = 'one-time-code';
  input.addEventListener('input', () => {
    const digits = input.value.replace(/\D/g, '').slice(0, 6);
    if (input.value !== digits) input.value = digits;
    status.textContent = digits.length === 6 ? 'Checking the code…' : '';
  });
  const status = make('p');
  return show(place, make('label', 'One-time code ', input), make('button', 'Confirm'), status);
};
