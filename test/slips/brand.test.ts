/** The logo and colour of a shop on its slips. */
import assert from 'node:assert/strict';
import { deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import { describe, it } from 'vitest';
import { PayError } from '../../src/errors.js';
import { readBrand, type SlipBrand } from '../../src/slips/brand.js';
import { slipEmail } from '../../src/slips/index.js';
import { slipPage } from '../../src/slips/page.js';
import { slipPdf } from '../../src/slips/pdf/index.js';
import { boleto, NOW, pix } from './payments.js';

const png = (width: number, height: number, options = {}) =>
  new Uint8Array(PNG.sync.write(Object.assign(new PNG({ width, height }), options)));
const logo = png(300, 60);

/** A file whose compressed pixels are replaced; the check sum is not read. */
function withPixels(pixels: Uint8Array): Uint8Array {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(pixels.length);
  const [header, end] = [logo.subarray(0, 33), logo.subarray(-12)];
  return new Uint8Array(Buffer.concat([header, length, Buffer.from('IDAT'), pixels, Buffer.alloc(4), end]));
}

function interlaced(): Uint8Array {
  const file = new Uint8Array(logo);
  file[28] = 1;
  return file;
}

const refused = (brand: unknown, message: RegExp) =>
  assert.rejects(readBrand(brand), (error) => {
    assert.ok(error instanceof PayError && error.code === 'invalid-input');
    assert.match(error.message, message);
    return true;
  });

describe('a brand', () => {
  for (const [color, onColor] of [
    ['#6b21d8', '#ffffff'],
    ['#ffe600', '#000000'],
    ['#D6001C', '#ffffff'],
    ['#767676', '#000000'],
  ] as const)
    it(`has ${onColor} on ${color}`, async () => {
      assert.deepEqual(await readBrand({ color }), { logo: null, color: color.toLowerCase(), onColor });
    });

  for (const color of ['red', '#fff', '#6b21d8;x', 'url(x)', 7, null])
    it(`refuses the colour ${JSON.stringify(color)}`, () => refused({ color }, /^brand\.color: expected #rrggbb$/));

  for (const [name, file, message] of [
    ['a URL', 'https://shop.example/logo.png', /expected the bytes/],
    ['another file', Uint8Array.of(0xff, 0xd8, 0xff), /expected a PNG file/],
    ['a large file', new Uint8Array(200_001), /at most 200 kB/],
    ['a file that is cut off', logo.subarray(0, 40), /damaged/],
    ['only a signature', logo.subarray(0, 8), /damaged/],
    ['pixels that are not compressed', withPixels(Uint8Array.of(1, 2, 3)), /damaged/],
    ['too few pixels', withPixels(deflateSync(Buffer.alloc(10))), /damaged/],
    ['an unknown filter', withPixels(deflateSync(Buffer.alloc((300 * 4 + 1) * 60, 9))), /damaged/],
    ['an interlaced picture', interlaced(), /without interlacing/],
  ] as const)
    it(`refuses a logo that is ${name}`, () => refused({ logo: file }, message));

  const options = (brand: SlipBrand) => ({ now: NOW, merchant: 'Loja Açaí', lang: 'en', brand });

  it('is in the e-mail: the logo is attached, 40 pixels high at most', async () => {
    const { html, attachments } = await slipEmail(boleto, options({ logo, color: '#6b21d8' }));
    assert.match(html, /<img src="cid:logo@pay-elements" alt="Loja Açaí" width="200" height="40"/);
    assert.match(html, /border-top:4px solid #6b21d8/);
    const file = attachments.find(({ cid }) => cid === 'logo@pay-elements');
    assert.deepEqual(Buffer.from(file!.content), Buffer.from(logo));
  });

  it('is in the PDF, with a text for screen readers', async () => {
    const [plain, branded] = await Promise.all(
      [{}, { logo, color: '#6b21d8' }].map((brand) => slipPdf(pix, options(brand))),
    );
    const [without, text] = [plain!, branded!].map((pdf) => Buffer.from(pdf).toString('latin1')) as [string, string];
    assert.doesNotMatch(without, /\/Subtype \/Image/);
    assert.match(text, /\/Subtype \/Image/);
    assert.equal(text.match(/\/S \/Figure/g)!.length, without.match(/\/S \/Figure/g)!.length + 1);
  });

  it('is on the page, which has the steps without scripts', async () => {
    const pageOf = (brand: SlipBrand) =>
      slipPage(boleto, { ...options(brand), src: '/p', script: '/s.js', lang: 'pt-BR' });
    const html = await pageOf({ logo, color: '#ffe600' });
    assert.match(html, /<header><img src="data:image\/png;base64,[^"]+" alt="Loja Açaí">/);
    assert.match(html, /--pay-color-accent:#ffe600;--pay-color-on-accent:#000000/);
    const seen = html.replace(/<!--.*?-->/g, '');
    assert.match(seen, /<noscript>.*Como pagar.*Cole a linha digitável/);
    assert.match(await pageOf({}), /<header>Loja Açaí<\/header>/);
    await assert.rejects(pageOf({ color: 'red' }), PayError);
  });
});
