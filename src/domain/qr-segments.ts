/**
 * Splits a text into the segments of a QR code (ISO/IEC 18004, annex J). Digits and capitals in segments of their own need
 * fewer bits, so the code has fewer modules and is easier to scan.
 */
interface Mode {
  readonly characters: RegExp;
  /** Bits for a character. Text beyond ASCII has one mode only, so its bits decide nothing. */
  readonly bits: number;
  /** Bits before the characters of a segment, in codes of at most version 9 and above. */
  readonly head: readonly [small: number, large: number];
}

const MODES: readonly Mode[] = [
  { characters: /\d/, bits: 10 / 3, head: [14, 16] },
  { characters: /[\dA-Z $%*+\-./:]/, bits: 5.5, head: [13, 15] },
  { characters: /[\s\S]/, bits: 8, head: [12, 20] },
];

/** A code of version 9 holds this many bytes at level M. */
const SMALL = 180;

/** The last segment of a way to split the text, and those before it. */
interface Way {
  readonly mode?: Mode;
  readonly bits: number;
  readonly text: string;
  readonly before?: Way;
}

const shorter = (one: Way, other: Way) => (other.bits < one.bits ? other : one);

/** @returns the segments with the fewest bits. The encoder chooses the mode of each. */
export function qrSegments(data: string): string[] {
  const size = data.length > SMALL ? 1 : 0;
  // The shortest way for each mode of its last segment.
  let ways: readonly Way[] = [{ bits: 0, text: '' }];
  for (const character of data) {
    ways = MODES.filter(({ characters }) => characters.test(character)).map((mode) =>
      ways
        .map((way) =>
          way.mode === mode
            ? { ...way, bits: way.bits + mode.bits, text: way.text + character }
            : { mode, bits: way.bits + mode.head[size] + mode.bits, text: character, before: way },
        )
        .reduce(shorter),
    );
  }
  const segments: string[] = [];
  for (let way: Way | undefined = ways.reduce(shorter); way?.text; way = way.before) segments.unshift(way.text);
  return segments;
}
