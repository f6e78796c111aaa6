/** Draws the images that Adyen's servers provide to Adyen Web. */
import { correction, generate } from 'lean-qr';
import { PNG } from 'pngjs';
import type { Bars } from './pages/plain/dom.js';

/** Draws black pixels where `dark` returns true, on white. */
function png(columns: number, rows: number, px: number, dark: (x: number, y: number) => boolean): Buffer {
  const picture = new PNG({ width: columns * px, height: rows * px, colorType: 0 });
  for (let y = 0; y < rows * px; y++)
    for (let x = 0; x < columns * px; x++) {
      const shade = dark(Math.floor(x / px), Math.floor(y / px)) ? 0 : 255;
      picture.data.set([shade, shade, shade, 255], 4 * (y * columns * px + x));
    }
  return PNG.sync.write(picture, { colorType: 0 });
}

export function qrPicture(text: string): Buffer {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return png(code.size + 8, code.size + 8, 4, (x, y) => code.get(x - 4, y - 4));
}

export function barcodePicture({ width, path }: Bars): Buffer {
  const bars = Array.from(path.matchAll(/M(\d+) 0h(\d+)/g), ([, at, size]) => [Number(at), Number(size)] as const);
  const dark = new Set(bars.flatMap(([at, size]) => Array.from({ length: size }, (_, index) => at + index)));
  return png(width, 48, 2, (x) => dark.has(x));
}
