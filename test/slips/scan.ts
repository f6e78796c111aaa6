/** Reads codes as scanners do. */
import { readFileSync } from 'node:fs';
import jsqr from 'jsqr';
import { PNG } from 'pngjs';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const scanner = (jsqr as unknown as { default: typeof jsqr }).default;

const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')));
prepareZXingModule({ overrides: { wasmBinary: wasm.buffer } });

/** Four bytes per pixel. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export function pixelsOf(png: Uint8Array): Pixels {
  const { data, width, height } = PNG.sync.read(Buffer.from(png));
  return { data: new Uint8ClampedArray(data), width, height };
}

/** All codes in a picture, with their positions. */
export async function codesIn(picture: Pixels) {
  const image = { ...picture, colorSpace: 'srgb' } as ImageData;
  return readBarcodes(image, { formats: ['ITF', 'Code128', 'QRCode'], tryHarder: true });
}

/** The texts of all codes in a picture. */
export async function scan(picture: Pixels): Promise<string[]> {
  return (await codesIn(picture)).map(({ text }) => text);
}

/** The text of a QR code, read by another scanner; null without one. */
export function scanQr({ data, width, height }: Pixels): string | null {
  return scanner(data, width, height)?.data ?? null;
}
