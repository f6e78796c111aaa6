/** The QR code of a link. Lazy-loaded, because it contains the encoder. */
import { drawQr, type QrDrawing } from '../../domain/qr.js';

export { renderDrawing } from '../pay-qr/drawing.js';
export { drawingStyles } from '../pay-qr/drawing.styles.js';

/** The most modules on each side of a code that a phone can scan from a screen. */
const LARGEST = 120;

/** Draws the code. Null if it is too large. */
export function drawLink(url: string): QrDrawing | null {
  try {
    const drawing = drawQr(url);
    return drawing.size > LARGEST ? null : drawing;
  } catch {
    return null;
  }
}
