/** The parts that draw the QR code of a transfer. Lazy-loaded, because they contain the encoder. */
export { drawQr } from '../../domain/qr.js';
export { renderDrawing } from '../pay-qr/drawing.js';
export { drawingStyles } from '../pay-qr/drawing.styles.js';
