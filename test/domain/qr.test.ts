import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { create } from 'qrcode';
import { drawQr } from '../../src/domain/qr.js';
import { PayError } from '../../src/errors.js';

/** Encodes with the entry point of the `qrcode` package, which also has its renderers. */
const published = (data: string) => create(data, { errorCorrectionLevel: 'M' });

/** Texts for each encoding mode, and mixed ones. */
const texts = fc
  .array(
    fc.oneof(
      fc.stringMatching(/^\d{1,60}$/),
      fc.stringMatching(/^[A-Z $%*+\-./:]{1,60}$/),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join(''));

describe('drawQr', () => {
  it('has a quiet zone of four modules on every side', () => {
    const { size, path } = drawQr('HELLO');
    const starts = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, width]) => [
      Number(x),
      Number(y),
      Number(width),
    ]);
    expect(size).to.equal(21 + 8);
    expect(Math.min(...starts.map(([x]) => x!))).to.equal(4);
    expect(Math.min(...starts.map(([, y]) => y!))).to.equal(4);
    expect(Math.max(...starts.map(([x, , width]) => x! + width!))).to.equal(25);
  });

  it('draws each dark module once, like the qrcode package at level M', () => {
    fc.assert(
      fc.property(texts, (data) => {
        const { size, path } = drawQr(data);
        expect(path).to.match(/^(M\d+ \d+h([1-9]\d*)v1h-\2z)+$/);
        const drawn = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].flatMap(([, x, y, width]) =>
          Array.from({ length: Number(width) }, (_, at) => (Number(y) - 4) * (size - 8) + Number(x) - 4 + at),
        );
        const { modules } = published(data);
        const dark = Array.from(modules.data, (isDark, at) => (isDark ? at : -1)).filter((at) => at >= 0);
        expect(size).to.equal(modules.size + 8);
        expect(drawn).to.deep.equal(dark);
      }),
      { examples: [['0'], ['https://pay.example.com/q/8b3da2f39a4140d1a91abd93113bd441'], ['7'.repeat(5_596)]] },
    );
  });

  it('encodes at most 2,331 bytes', () => {
    expect(drawQr('x'.repeat(2_331)).size).to.equal(177 + 8);
    expect(() => drawQr('x'.repeat(2_332)))
      .to.throw()
      .with.property('code', 'qr-too-long');
  });

  it('counts bytes, not characters', () => {
    expect(() => drawQr('é'.repeat(1_166)))
      .to.throw()
      .with.property('code', 'qr-too-long');
  });

  it('encodes at most 5,596 digits', () => {
    expect(drawQr('1'.repeat(5_596)).size).to.equal(177 + 8);
    expect(() => drawQr('1'.repeat(5_597))).to.throw('too long for a QR code');
  });

  it('rejects a very long text without encoding it', () => {
    expect(() => drawQr('1a'.repeat(500_000)))
      .to.throw(PayError, 'too long for a QR code')
      .that.includes({ code: 'qr-too-long' })
      .with.nested.property('cause.message', '1000000 characters');
  });
});
