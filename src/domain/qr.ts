/** QR codes as geometry (ISO/IEC 18004): error correction M, quiet zone of four modules. */
import { create } from 'qrcode/lib/core/qrcode.js';
import { PayError } from '../errors.js';

export interface QrDrawing {
  /** Modules along one side, including the quiet zone. */
  readonly size: number;
  /** An SVG path of the dark modules; one unit per module. */
  readonly path: string;
}

export const QUIET_ZONE = 4;

/** Digits that fit into the largest code at level M. Text of another kind holds fewer characters. */
const LONGEST = 5_596;

/**
 * @param data at most 2,331 bytes of UTF-8
 * @throws {PayError} `qr-too-long`
 */
export function drawQr(data: string): QrDrawing {
  const { size, data: dark } = qrModules(data);
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && dark[y * size + x]) x++;
      if (x > start) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h${start - x}z`;
    }
  }
  return { size: size + 2 * QUIET_ZONE, path };
}

/**
 * Encodes a text. `data` has the modules row by row, without the quiet zone; 1 is dark.
 * @throws {PayError} `qr-too-long`
 */
export function qrModules(data: string): { readonly size: number; readonly data: Uint8Array } {
  try {
    if (data.length > LONGEST) throw new RangeError(`${data.length} characters`);
    return create(data, { errorCorrectionLevel: 'M' }).modules;
  } catch (cause) {
    throw new PayError('qr-too-long', { message: 'too long for a QR code', cause });
  }
}
