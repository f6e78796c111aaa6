import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Picture } from '../../controllers/save.js';
import type { Bars } from '../../domain/barcode.js';

/** A wider barcode, in pixels, turns upright at a larger width of the page. Barcodes never shrink: scanners fail then. */
const NARROW = 300;

/** @param px the whole number of pixels of a module, so that all bars are sharp */
export function barcodePicture({ width, path }: Bars, px: number, height: number): Picture {
  return { path, columns: width, rows: 1, width: width * px, height };
}

/**
 * Renders a barcode as one path, black on white in any theme.
 * @param kind a class that sets the size on paper
 * @param orientation `fit` shows it flat, or upright if the space is too narrow
 */
export function renderBarcode(
  picture: Picture,
  label: string,
  kind = '',
  orientation: 'fit' | 'flat' | 'upright' = 'fit',
): TemplateResult {
  const { path, columns, width, height } = picture;
  const upright = orientation === 'upright';
  const turns = orientation === 'fit' && (width > NARROW ? 'turns' : 'turns slim');
  const barcode = html`<div part="barcode" class="${turns || ''} ${kind}">
    ${
      upright
        ? nothing
        : html`<svg
            class="flat"
            role="img"
            aria-label=${label}
            width=${width}
            height=${height}
            viewBox="0 0 ${columns} 1"
            preserveAspectRatio="none"
            shape-rendering="crispEdges"
          >
            <rect width="100%" height="100%" fill="#fff" />
            <path d=${path} />
          </svg>`
    }
    ${
      upright || turns
        ? html`<svg
            class="upright"
            role="img"
            aria-label=${label}
            width=${height}
            height=${width}
            viewBox="0 0 1 ${columns}"
            preserveAspectRatio="none"
            shape-rendering="crispEdges"
          >
            <rect width="100%" height="100%" fill="#fff" />
            <path transform="matrix(0 1 1 0 0 0)" d=${path} />
          </svg>`
        : nothing
    }
  </div>`;
  return orientation === 'fit' ? html`<div class="fit">${barcode}</div>` : barcode;
}
