import { expect } from '@open-wc/testing';
import { drawBars } from '../../src/domain/barcode.js';
import { itf } from '../../src/domain/itf.js';
import vectors from '../vectors/instruments.json' with { type: 'json' };

describe('barcodes', () => {
  for (const { id, input, expect: expected } of vectors.barcode) {
    it(`encodes the published vector ${id}`, () => expect(itf(input)).to.equal(expected.modules));
  }

  it('draw the dark modules as one path between quiet zones of ten modules', () => {
    const { width, path } = drawBars('1101');
    expect(width).to.equal(24);
    expect(path).to.equal('M10 0h2v1h-2zM13 0h1v1h-1z');
  });
});
