/** Writes PNG files in black and white (ISO/IEC 15948), with the deflate of the platform: Node, Deno, Bun and edge runtimes have it. */

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** CRC-32 of each byte. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? 0xedb88320 ^ (crc >>> 1) : crc >>> 1;
  return crc;
});

const crc32 = (bytes: Uint8Array) => ~bytes.reduce((crc, byte) => TABLE[(crc ^ byte) & 255]! ^ (crc >>> 8), ~0) >>> 0;

/**
 * @param rows of modules, `1` for black; all of the same length
 * @param px pixels of a module, horizontally and vertically
 */
export async function pngOf(
  rows: readonly string[],
  px: { readonly x: number; readonly y: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const width = rows[0]!.length * px.x;
  const height = rows.length * px.y;
  const lines = rows.flatMap((row) => Array<Uint8Array>(px.y).fill(lineOf(row, px.x)));
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // One bit per pixel, grey.
  header[8] = 1;
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', await deflated(joined(lines))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** A row of pixels, eight in a byte, after the byte that names its filter: none. */
function lineOf(row: string, px: number): Uint8Array {
  const bits = Array.from(row, (module) => (module === '1' ? '0' : '1').repeat(px)).join('');
  const bytes = bits.match(/.{1,8}/g)!.map((byte) => parseInt(byte.padEnd(8, '1'), 2));
  return Uint8Array.of(0, ...bytes);
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = joined([new TextEncoder().encode(type), data]);
  const [length, crc] = [new Uint8Array(4), new Uint8Array(4)];
  new DataView(length.buffer).setUint32(0, data.length);
  new DataView(crc.buffer).setUint32(0, crc32(typed));
  return joined([length, typed, crc]);
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
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
