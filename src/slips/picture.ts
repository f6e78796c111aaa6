import { PayError } from '../errors.js';
import { drawCode } from './drawing.js';
import type { SlipOptions } from './options.js';
import { pngOf } from './png.js';
import { readSlip } from './read-slip.js';
import type { Code } from './slip.js';

/** A picture, and its size on a page in CSS pixels. The file has twice as many pixels, so that it is sharp on any screen. */
export interface Picture {
  readonly png: Uint8Array<ArrayBuffer>;
  readonly width: number;
  readonly height: number;
}

const DENSITY = 2;

/** The width that pictures have at most, for small codes, and the height of bars, in CSS pixels. */
const QR_PX = 256;
const BARS_PX = 320;
const HEIGHT_PX = 72;

/** Draws a code with modules of whole pixels. @throws {PayError} `qr-too-long` */
export async function pictureOf(code: Code): Promise<Picture> {
  const { columns, rows } = drawCode(code);
  const isQr = code.kind === 'qr';
  const px = Math.max(1, Math.floor((isQr ? QR_PX : BARS_PX) / columns));
  const height = isQr ? rows.length * px : HEIGHT_PX;
  const png = await pngOf(rows, { x: px * DENSITY, y: (height * DENSITY) / rows.length });
  return { png, width: columns * px, height };
}

/**
 * Returns the QR code or barcode of a payment as a PNG file, black on white with its quiet zone.
 * @param payment as the payment service returned it
 * @throws {PayError} as for `slipEmail`; `unsupported-action`, too, if there is no code to draw: the payment ended, it is a
 * transfer outside SEPA, or a check digit is wrong
 */
export async function slipPng(payment: unknown, options: SlipOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { code } = await readSlip(payment, options);
  if (!code) throw new PayError('unsupported-action', { message: 'this payment has no code to draw' });
  return (await pictureOf(code)).png;
}
