/** Makes files in the browser, without a server. */

/** A drawing in units of its own, and its size in pixels. */
export interface Picture {
  /** An SVG path of the black areas. */
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

/** Draws on a canvas, because a strict Content Security Policy blocks SVG images. @throws {Error} without a canvas */
export async function pngFile({ path, columns, rows, width, height }: Picture, name: string): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#000';
  context.scale(width / columns, height / rows);
  context.fill(new Path2D(path));
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  return new File([blob!], `${name}.png`, { type: 'image/png' });
}

/** Downloads a file. */
export function save(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  // Some browsers read the file later.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
