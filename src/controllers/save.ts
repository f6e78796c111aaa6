/** Makes files in the browser, without a server. */
import { linesOf, pngFrom, stored } from '../domain/png.js';

/** A drawing in units of its own, and its size in pixels. */
export interface Picture {
  /** An SVG path of the black areas: runs of modules in a row, each written as `M{x} {y}h{length}v1h-{length}z`. */
  readonly path: string;
  /** Units of the path. */
  readonly columns: number;
  readonly rows: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

export function svgFile({ path, columns, rows, width, height }: Picture, name: string): File {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${columns} ${rows}" ` +
    `preserveAspectRatio="none" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${columns}v${rows}H0z"/>` +
    `<path d="${path}"/></svg>`;
  return new File([svg], `${name}.svg`, { type: 'image/svg+xml' });
}

/** Encodes the modules itself: browsers that resist fingerprinting return a canvas with wrong pixels, or none. */
function pngBytes({ path, columns, rows, width, height }: Picture): Uint8Array<ArrayBuffer> {
  const grid = [...Array(rows).keys()].map(() => Array<string>(columns).fill('0'));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    grid[Number(y)]!.fill('1', Number(x), Number(x) + Number(length));
  }
  const lines = linesOf(
    grid.map((row) => row.join('')),
    { x: width / columns, y: height / rows },
  );
  return pngFrom(lines, stored(lines.bytes));
}

export function pngFile(picture: Picture, name: string): File {
  return new File([pngBytes(picture)], `${name}.png`, { type: 'image/png' });
}

/** A PNG as a `data:` URL, for an `<img>`. */
export function pngUrl(picture: Picture): string {
  return `data:image/png;base64,${btoa(Array.from(pngBytes(picture), (byte) => String.fromCharCode(byte)).join(''))}`;
}

/** Downloads a file. @throws {Error} where the browser makes no URL of it */
export function save(file: File): void {
  const href = URL.createObjectURL(file);
  // Without a URL the link would download the page around it.
  if (!href) throw new TypeError('no URL');
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
