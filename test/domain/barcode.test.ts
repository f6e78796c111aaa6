import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import Code128 from 'jsbarcode/bin/barcodes/CODE128/CODE128.js';
import Itf, { type Encoder } from 'jsbarcode/bin/barcodes/ITF/ITF.js';
import { drawBars } from '../../src/domain/barcode.js';
import { code128 } from '../../src/domain/code128.js';
import { itf } from '../../src/domain/itf.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

/** The published encoder. It is CommonJS: Node returns an object with the class in `default`. */
const published = (encoder: Encoder | { default: Encoder }, text: string) =>
  new ('default' in encoder ? encoder.default : encoder)(text, {}).encode().data;

describe('barcodes', () => {
  for (const { id, input, expect: expected } of vectors.barcode) {
    it(`encodes the published vector ${id}`, () => expect(itf(input)).to.equal(expected.modules));
  }

  it('are those of the jsbarcode package: Interleaved 2 of 5', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(\d\d){1,30}$/), (digits) => {
        expect(itf(digits)).to.equal(published(Itf, digits));
      }),
    );
  });

  it('are those of the jsbarcode package: Code 128 with pairs of digits in set C, and other text in set B', () => {
    const START_B = '\xd1';
    const START_C = '\xd2';
    const TO_B = '\xcd';
    const digits = fc.stringMatching(/^\d{2,40}$/).map((text) => {
      const even = text.length - (text.length % 2);
      return [text, START_C + text.slice(0, even) + (text.slice(even) && TO_B + text.slice(even))] as const;
    });
    const others = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 30 })
      .filter((text) => !/^\d{2,}$/.test(text))
      .map((text) => [text, START_B + text] as const);
    fc.assert(
      fc.property(fc.oneof(digits, others), ([text, coded]) => {
        expect(code128(text)).to.equal(published(Code128, coded));
      }),
      { examples: [[['5', `${START_B}5`]]] },
    );
  });

  it('draw the dark modules as one path between quiet zones of ten modules', () => {
    const { width, path } = drawBars('1101');
    expect(width).to.equal(24);
    expect(path).to.equal('M10 0h2v1h-2zM13 0h1v1h-1z');
  });
});
