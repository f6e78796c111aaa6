import { VOUCHER } from '../../payload.js';
import '../own.css';
import { code128c } from './code128c.js';
import { amount, copyButton, draw, make, show } from './dom.js';

function barcode(digits: string): SVGElement {
  const { width, path } = code128c(digits);
  return draw(width, 1, width * 2, 96, path);
}

const { reference } = VOUCHER;
globalThis.mountStep = (place) =>
  show(
    place,
    amount(VOUCHER.amount, VOUCHER.currency),
    barcode(reference),
    make('code', reference),
    copyButton(reference),
  );
globalThis.mountStep(document.querySelector('#step')!);
