import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { QrDrawing } from '../../domain/qr.js';

/** A module has at least 4 pixels. The modules of a small code have more, up to about `WIDTH_PX` for the code. */
const MODULE_PX = 4;
const WIDTH_PX = 256;
const WIDE_PX = 320;

/** Renders a QR code, with modules of whole pixels. */
export function renderDrawing({ size, path }: QrDrawing, label: string): TemplateResult {
  const width = size * Math.max(MODULE_PX, Math.floor(WIDTH_PX / size));
  // A code that is wider than a phone's screen scrolls, and `tabindex` allows the keyboard to scroll it.
  return html`<div part="code" tabindex=${width > WIDE_PX ? '0' : nothing}>
    <svg
      role="img"
      aria-label=${label}
      width=${width}
      height=${width}
      viewBox="0 0 ${size} ${size}"
      shape-rendering="crispEdges"
    >
      <path d=${path} />
    </svg>
  </div>`;
}
