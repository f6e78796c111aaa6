/** QR codes as geometry (ISO/IEC 18004): error correction M, quiet zone of four modules. */
import { correction, generate, mode } from 'lean-qr';
import { PayError } from '../errors.js';

export interface QrDrawing {
  /** Modules along one side, quiet zone included. */
  readonly size: number;
  /** An SVG path of the dark modules, one unit a module. */
  readonly path: string;
}

const QUIET_ZONE = 4;

/** Digits that the largest code at M holds: the longest text of any kind. Past it the encoder need not try. */
const LONGEST = 5_596;

/** UTF-8 that does not say so: every scanner guesses it, and not all of them know the announcement (ECI) of it. */
const unicode = Object.assign((text: string) => mode.bytes(utf8(text)), {
  test: () => true,
  est: (text: string, version: number) => 4 + (version > 9 ? 16 : 8) + 8 * utf8(text).length,
});

/**
 * @param data at most 2,331 bytes of UTF-8
 * @throws {PayError} `qr-too-long`
 */
export function drawQr(data: string): QrDrawing {
  const code = encode(data);
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (code.get(x, y)) x++;
      if (x > start) path += `M${start + QUIET_ZONE} ${y + QUIET_ZONE}h${x - start}v1h${start - x}z`;
    }
  }
  return { size: size + 2 * QUIET_ZONE, path };
}

function encode(data: string) {
  try {
    if (data.length > LONGEST) throw new RangeError(`${data.length} characters`);
    // The same bytes, estimated faster.
    const bytes = utf8(data).length === data.length ? mode.ascii : unicode;
    return generate(data, {
      minCorrectionLevel: correction.M,
      maxCorrectionLevel: correction.M,
      modes: [mode.numeric, mode.alphaNumeric, bytes],
    });
  } catch (cause) {
    throw new PayError('qr-too-long', { message: 'too long for a QR code', cause });
  }
}

function utf8(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
