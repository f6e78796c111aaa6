import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { QrDrawing } from '../../domain/qr.js';

/** The width of a code beside its instructions, and of one that does not fit there with the smallest modules. */
const HALF_PX = 280;
const COLUMN_PX = 480;
/** The fewest pixels of a module beside the instructions. */
const MODULE_PX = 3;

/** True for a code that needs the whole width of a step. */
export const isLarge = ({ size }: QrDrawing): boolean => size * MODULE_PX > HALF_PX;

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
  const width = size * Math.floor((isLarge(drawing) ? COLUMN_PX : HALF_PX) / size);
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
