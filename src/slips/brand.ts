/** The look of a shop on its slips. */
import { PayError } from '../errors.js';
import { readLogo, type Logo } from './logo.js';

export interface SlipBrand {
  /** The bytes of a PNG file of at most 200 kB, without interlacing. It is shown 40 pixels high, on white and on dark ground. */
  readonly logo?: Uint8Array;
  /** `#rrggbb`: the ground of the button and of lines. The text on it is white or black, whichever is easier to read. */
  readonly color?: string;
}

/** The brand, as slips show it. */
export interface Brand {
  readonly logo: Logo | null;
  readonly color: string;
  /** The colour of text on `color`, with a contrast of at least 4.5. */
  readonly onColor: string;
}

const DEFAULT = '#1f4fd1';

/** @throws {PayError} `invalid-input` */
export async function readBrand(given: unknown): Promise<Brand> {
  const { logo, color = DEFAULT } = Object(given ?? {}) as { logo?: unknown; color?: unknown };
  if (typeof color !== 'string' || !/^#[\da-f]{6}$/i.test(color))
    throw new PayError('invalid-input', { message: 'brand.color: expected #rrggbb' });
  return {
    logo: logo == null ? null : await readLogo(logo),
    color: color.toLowerCase(),
    // Where both have the same contrast, it is 4.58.
    onColor: luminance(color) < 0.179 ? '#ffffff' : '#000000',
  };
}

/** Relative luminance, as WCAG 2 defines it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.slice(1).match(/../g) ?? []).map((byte) => {
    const part = parseInt(byte, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The size of a logo in a box, in the unit of the box. */
export function fit({ width, height }: Logo, box: readonly [width: number, height: number]): [number, number] {
  const scale = Math.min(box[0] / width, box[1] / height);
  return [width * scale, height * scale];
}
