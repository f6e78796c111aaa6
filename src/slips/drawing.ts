/** Codes and barcodes as modules, from which pictures and PDFs are drawn. */
import { QUIET_ZONE as BAR_ZONE } from '../domain/barcode.js';
import { code128 } from '../domain/code128.js';
import { itf } from '../domain/itf.js';
import { qrModules, QUIET_ZONE as QR_ZONE } from '../domain/qr.js';
import type { Code } from './slip.js';

export interface Drawing {
  /** In modules, with the quiet zones. */
  readonly columns: number;
  /** Rows of modules from top to bottom, `1` for dark; a barcode has one row, without a height of its own. */
  readonly rows: readonly string[];
}

/** @throws {PayError} `qr-too-long` */
export function drawCode({ kind, text }: Code): Drawing {
  if (kind === 'qr') return drawQr(text);
  const zone = '0'.repeat(BAR_ZONE);
  const modules = zone + (kind === 'itf' ? itf(text) : code128(text)) + zone;
  return { columns: modules.length, rows: [modules] };
}

function drawQr(text: string): Drawing {
  const { size, data } = qrModules(text);
  const columns = size + 2 * QR_ZONE;
  const light = Array<string>(QR_ZONE).fill('0'.repeat(columns));
  const side = '0'.repeat(QR_ZONE);
  const rows = Array.from({ length: size }, (_, y) => {
    const modules = data.slice(y * size, (y + 1) * size);
    return side + Array.from(modules, (dark) => (dark ? '1' : '0')).join('') + side;
  });
  return { columns, rows: [...light, ...rows, ...light] };
}
