/** PNG files in black and white (ISO/IEC 15948). */

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

/** CRC-32 of each byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

const crc32 = (bytes: Uint8Array) => ~bytes.reduce((crc, byte) => TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8), ~0) >>> 0;

/** The lines of a picture before their compression. */
export interface Lines {
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * @param rows of modules, `1` for black; all of the same length
 * @param px pixels of a module, horizontally and vertically
 */
export function linesOf(rows: readonly string[], px: { readonly x: number; readonly y: number }): Lines {
  const lines = rows.flatMap((row) => Array<Uint8Array>(px.y).fill(lineOf(row, px.x)));
  return { width: rows[0]!.length * px.x, height: rows.length * px.y, bytes: joined(lines) };
}

/** @param compressed the bytes of the lines as a zlib stream */
export function pngFrom({ width, height }: Lines, compressed: Uint8Array): Uint8Array<ArrayBuffer> {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // One bit per pixel, grey.
  header[8] = 1;
  return joined([SIGNATURE, chunk('IHDR', header), chunk('IDAT', compressed), chunk('IEND', new Uint8Array())]);
}

/** A zlib stream that stores the bytes as they are (RFC 1950, RFC 1951), for callers that cannot wait for a compressor. */
export function stored(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [Uint8Array.of(0x78, 0x01)];
  for (let at = 0; at < bytes.length; at += 0xffff) {
    const block = bytes.subarray(at, at + 0xffff);
    const { length } = block;
    const isLast = at + length === bytes.length;
    parts.push(Uint8Array.of(isLast ? 1 : 0, length, length >> 8, ~length, ~length >> 8), block);
  }
  let [a, b] = [1, 0];
  for (const byte of bytes) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return joined([...parts, Uint8Array.of(b >> 8, b, a >> 8, a)]);
}

/** A row of pixels, eight in a byte, after the byte that names its filter: none. */
function lineOf(row: string, px: number): Uint8Array {
  const bits = Array.from(row, (module) => (module === '1' ? '0' : '1').repeat(px)).join('');
  const bytes = (bits.match(/.{1,8}/g) ?? []).map((byte) => parseInt(byte.padEnd(8, '1'), 2));
  return Uint8Array.of(0, ...bytes);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = joined([new TextEncoder().encode(type), data]);
  const [length, crc] = [new Uint8Array(4), new Uint8Array(4)];
  new DataView(length.buffer).setUint32(0, data.length);
  new DataView(crc.buffer).setUint32(0, crc32(typed));
  return joined([length, typed, crc]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
