import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { QrDrawing } from '../../domain/qr.js';

/** The pixels of a module: 4, more in a small code up to its width, and 3 in one that is wider than half of a step. */
const MODULE_PX = 4;
const WIDTH_PX = 256;
const HALF_PX = 280;
/** The width of a code that does not fit there with modules of 3 pixels. */
const COLUMN_PX = 480;

/** True for a code that needs the whole width of a step. */
export const isLarge = ({ size }: QrDrawing): boolean => size * (MODULE_PX - 1) > HALF_PX;

export interface DrawingLook {
  /** What covers the drawing. */
  readonly over?: TemplateResult | typeof nothing | undefined;
  /** True if a scanner must not read it. */
  readonly isFaint?: boolean;
  readonly isHidden?: boolean;
}

/** Renders a QR code, with modules of whole pixels unless the page is narrower than the code. */
export function renderDrawing(
  drawing: QrDrawing,
  label: string,
  { over = nothing, isFaint = false, isHidden = false }: DrawingLook = {},
): TemplateResult {
  const { size, path } = drawing;
  const column = isLarge(drawing) ? COLUMN_PX : HALF_PX;
  const px = Math.max(Math.min(MODULE_PX, Math.floor(column / size)), Math.floor(WIDTH_PX / size));
  const width = size * px;
  return html`<div part="code" class=${isFaint ? 'dim' : ''} ?hidden=${isHidden}>
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
