import { correction, generate } from 'lean-qr/nano';
import '../own.css';
import type { Mount } from '../mount.js';
import { amount, copyButton, draw, make, show } from './dom.js';

function code(data: string): SVGElement {
  const bitmap = generate(data, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < bitmap.size; y++)
    for (let x = 0; x < bitmap.size; x++) if (bitmap.get(x, y)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
  const size = bitmap.size + 8;
  return draw(size, size, size * 5, size * 5, path);
}

export const mount: Mount = (place, payment) => {
  const { data } = payment.action.display_qr_code!;
  return show(place, amount(payment), code(data), make('code', data), copyButton(data));
};
