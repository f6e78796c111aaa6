import * as fc from 'fast-check';
import { READERS } from '../support/time-limits.js';

/** Parsers look further only after such a start. */
const STARTS = ['', '000201', 'upi://pay?pa=a@b&', 'https://', 'intent:#Intent;', '2026-01-01T', '+55', '1.', 'en-'];

describe('parsers and formatters throw nothing but a PayError', () => {
  const text = fc.oneof(
    fc.tuple(fc.constantFrom(...STARTS), fc.string({ unit: 'binary' })).map(([start, rest]) => start + rest),
    fc.json(),
  );
  for (const [name, read] of Object.entries(READERS))
    it(`${name}, for any text`, () =>
      fc.assert(
        fc.property(text, (given) => void read(given)),
        { numRuns: 1_000 },
      ));
});
