/** The logo of a shop: a PNG file that is read whole here, because what draws it later cannot report a broken file. */
import { PayError } from '../errors.js';

export interface Logo {
  readonly png: Uint8Array<ArrayBuffer>;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** The samples of a pixel by the type of colour (ISO/IEC 15948, section 11.2.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** An e-mail carries the file. */
const MAX_BYTES = 200_000;
const MAX_PIXELS = 2_000_000;

/** @throws {PayError} `invalid-input` for another file than a whole PNG without interlacing */
export async function readLogo(given: unknown): Promise<Logo> {
  const wrong = (message: string, cause?: unknown) =>
    new PayError('invalid-input', { message: `brand.logo: ${message}`, cause });
  if (!(given instanceof Uint8Array)) throw wrong('expected the bytes of a PNG file');
  if (given.length > MAX_BYTES) throw wrong(`at most ${MAX_BYTES / 1_000} kB`);
  const png = new Uint8Array(given);
  if (SIGNATURE.some((byte, at) => png[at] !== byte)) throw wrong('expected a PNG file');
  try {
    const { width, height, line, pixels } = partsOf(png);
    if (!line || width * height > MAX_PIXELS)
      throw wrong('expected a PNG file without interlacing, of 2 megapixels at most');
    const stream = new Blob(pixels).stream().pipeThrough(new DecompressionStream('deflate'));
    const lines = new Uint8Array(await new Response(stream).arrayBuffer());
    const filters = Array.from({ length: height }, (_, row) => lines[row * line]);
    if (lines.length !== line * height || filters.some((filter) => filter! > 4))
      throw wrong('this PNG file is damaged');
    return { png, width, height };
  } catch (cause) {
    throw cause instanceof PayError ? cause : wrong('this PNG file is damaged', cause);
  }
}

/** `line` is the number of bytes of a row of pixels with its filter; 0 for a file that cannot be drawn. */
function partsOf(png: Uint8Array<ArrayBuffer>) {
  const view = new DataView(png.buffer);
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  const [bits = 0, colour = 0, , , interlaced] = png.subarray(24);
  const line = interlaced || !width || !height ? 0 : 1 + Math.ceil((width * bits * (SAMPLES[colour] ?? 0)) / 8);
  const pixels: Uint8Array<ArrayBuffer>[] = [];
  let name = '';
  for (let at = 8; name !== 'IEND';) {
    const length = view.getUint32(at);
    name = String.fromCharCode(...png.subarray(at + 4, at + 8));
    at += 8;
    if (at + length + 4 > png.length) throw new RangeError('cut off');
    if (name === 'IDAT') pixels.push(png.subarray(at, at + length));
    at += length + 4;
  }
  return { width, height, line: line > 1 ? line : 0, pixels };
}
