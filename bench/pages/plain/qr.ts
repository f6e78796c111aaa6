import { correction, generate } from 'lean-qr/nano';
import { QR } from '../../payload.js';
import '../own.css';
import { amount, copyButton, draw, make, show } from './dom.js';

function code(data: string): SVGElement {
  const bitmap = generate(data, { minCorrectionLevel: correction.M });
  let path = '';
  for (let y = 0; y < bitmap.size; y++)
    for (let x = 0; x < bitmap.size; x++) if (bitmap.get(x, y)) path += `M${x + 4} ${y + 4}h1v1h-1z`;
  const size = bitmap.size + 8;
  return draw(size, size, size * 5, size * 5, path);
}

globalThis.mountStep = (place) =>
  show(place, amount(QR.amount, QR.currency), code(QR.data), make('code', QR.data), copyButton(QR.data));
globalThis.mountStep(document.querySelector('#step')!);
