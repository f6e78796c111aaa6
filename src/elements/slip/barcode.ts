import { nothing, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Picture } from '../../controllers/save.js';
import type { Bars } from '../../domain/barcode.js';

/** Wider than this in pixels, a barcode is shown upright where it does not fit: shrunk, no scanner could read it. */
const NARROW = 300;

/** @param px whole pixels of a module, so that all bars are sharp */
export function barcodePicture({ width, path }: Bars, px: number, height: number): Picture {
  return { path, columns: width, rows: 1, width: width * px, height };
}

/**
 * A barcode as one path, black on white in any theme.
 * @param kind a class, for its size on paper
 * @param way how it lies; `fit` turns it where it has no room
 */
export function renderBarcode(
  picture: Picture,
  label: string,
  kind = '',
  way: 'fit' | 'flat' | 'upright' = 'fit',
): TemplateResult {
  const { path, columns, width, height } = picture;
  const upright = way === 'upright';
  const turns = way === 'fit' && (width > NARROW ? 'turns' : 'turns slim');
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
            <path transform="matrix(0 1 1 0 0 0)" d=${path} />
          </svg>`
        : nothing
    }
  </div>`;
  return way === 'fit' ? html`<div class="fit">${barcode}</div>` : barcode;
}
