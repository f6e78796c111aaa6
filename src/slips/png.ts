import { linesOf, pngFrom } from '../domain/png.js';

/**
 * Writes a PNG file with the deflate of the platform: Node, Deno, Bun and edge runtimes have it.
 * @param rows of modules, `1` for black; all of the same length
 * @param px pixels of a module, horizontally and vertically
 */
export async function pngOf(
  rows: readonly string[],
  px: { readonly x: number; readonly y: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const lines = linesOf(rows, px);
  const stream = new Blob([lines.bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return pngFrom(lines, new Uint8Array(await new Response(stream).arrayBuffer()));
}
