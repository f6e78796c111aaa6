import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Picture } from '../../controllers/save.js';
import type { Bars } from '../../domain/barcode.js';

/**
 * The widths of barcodes, in pixels, by the class that hides one where it does not fit. Barcodes never shrink: scanners fail
 * then.
 */
const WIDTHS = [
  [264, 'small'],
  [300, 'medium'],
  [Infinity, 'large'],
] as const;

/** @param px the width of a module: a whole number of pixels of the screen, so that all bars are sharp */
export function barcodePicture({ width, path }: Bars, px: number, height: number): Picture {
  return { path, columns: width, rows: 1, width: width * px, height };
}

/**
 * Renders a barcode as one path, black on white in any theme.
 * @param kind a class that sets the size on paper
 */
export function renderBarcode(
  { path, columns, width, height }: Picture,
  label: string,
  kind = '',
  upright = false,
): TemplateResult {
  const size = WIDTHS.find(([widest]) => width <= widest)![1];
  return html`<div part="barcode" class="${size} ${kind}">
    <svg
      class=${upright ? 'upright' : 'flat'}
      role="img"
      aria-label=${label}
      width=${upright ? height : width}
      height=${upright ? width : height}
      viewBox=${upright ? `0 0 1 ${columns}` : `0 0 ${columns} 1`}
      preserveAspectRatio="none"
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path transform=${upright ? 'matrix(0 1 1 0 0 0)' : nothing} d=${path} />
    </svg>
  </div>`;
}
