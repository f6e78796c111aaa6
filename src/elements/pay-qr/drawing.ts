import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { QrDrawing } from '../../domain/qr.js';

/** The pixels of a module: 4, more in a small code up to its width, and less in one that is wider than the column. */
const MODULE_PX = 4;
const WIDTH_PX = 256;
const COLUMN_PX = 480;

/**
 * Renders a QR code, with modules of whole pixels unless the page is narrower than the code.
 * @param over an image that covers the drawing
 */
export function renderDrawing(
  { size, path }: QrDrawing,
  label: string,
  over: TemplateResult | typeof nothing = nothing,
): TemplateResult {
  const px = Math.max(Math.min(MODULE_PX, Math.floor(COLUMN_PX / size)), Math.floor(WIDTH_PX / size));
  const width = size * px;
  return html`<div part="code">
    <svg
      role="img"
      aria-label=${label}
      width=${width}
      height=${width}
      viewBox="0 0 ${size} ${size}"
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d=${path} />
    </svg>
    ${over}
  </div>`;
}
