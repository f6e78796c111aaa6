import { expect } from '@open-wc/testing';
import { isPlain, plainText } from '../../src/domain/plain-text.js';

describe('plainText', () => {
  const table: [string, string, string][] = [
    ['a name as it is', 'Comercio Ejemplo S.A. de C.V.', 'Comercio Ejemplo S.A. de C.V.'],
    ['accents, and other scripts', 'São João ร้าน 转账 مقهى', 'São João ร้าน 转账 مقهى'],
    ['a right-to-left override', 'ABC\u202egnp.exe', 'ABCgnp.exe'],
    ['isolates and marks', '\u2066a\u2069\u200e\u200f\u061cb', 'ab'],
    ['zero-width characters', 'a\u200bb\u200c\u200d\u2060\ufeffc', 'abc'],
    ['a soft hyphen', 'BAN\u00adCO', 'BANCO'],
    ['letters that are blank', 'a\u3164\uffa0\u115f\u2800b', 'ab'],
    ['tags', 'a\u{e0041}\u{e007f}b', 'ab'],
    ['variation selectors', 'a\ufe0f\u{e0100}b', 'ab'],
    ['controls', 'a\0\u0007\u009fb', 'ab'],
    ['lines', 'a\r\nb\tc\u2028d', 'a b c d'],
  ];
  for (const [what, text, expected] of table) it(what, () => expect(plainText(text)).to.equal(expected));

  it('is plain if nothing was removed', () => {
    expect(isPlain('646180157000000004')).to.equal(true);
    expect(isPlain('6461801570\u202e00000004')).to.equal(false);
  });
});
