import { expect } from '@open-wc/testing';
import { drawQr } from '../../src/domain/qr.js';

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

  it('takes 2,331 bytes and no more', () => {
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

  it('refuses a very long text at once', () => {
    expect(() => drawQr('1a'.repeat(500_000)))
      .to.throw()
      .with.property('code', 'qr-too-long');
  });
});
