import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { inflateSync } from 'node:zlib';
import { PDFiumLibrary, type PDFiumDocument, type PDFiumPage } from '@hyzyla/pdfium';
import '../../src/languages.js';
import { languages } from '../../src/locales/available.js';
import { slipPdf, type PdfOptions } from '../../src/slips/pdf/index.js';
import { boleto, CODES, NOW, payment, sepa, spei, voucher } from './payments.js';
import { codesIn, scan, type Pixels } from './scan.js';

const DPI = 300;
const mm = (pixels: number) => (pixels / DPI) * 25.4;

const font = (name: string, set: string, weight = 400) =>
  readFileSync(new URL(import.meta.resolve(`@fontsource/${name}/files/${name}-${set}-${weight}-normal.woff`)));
/** The fonts that npm brings. Those of Chinese, Japanese and Korean are cut into a hundred files there. */
const FONTS = [
  ...['latin', 'latin-ext', 'cyrillic', 'devanagari', 'greek', 'vietnamese'].map((set) => font('noto-sans', set)),
  font('noto-sans-thai', 'thai'),
  font('noto-sans-arabic', 'arabic'),
  font('noto-sans-hebrew', 'hebrew'),
];
const BOLD_FONTS = ['latin', 'latin-ext', 'cyrillic'].map((set) => font('noto-sans', set, 700));
const WESTERN = [
  ...[
    'da',
    'de',
    'en',
    'es',
    'es-419',
    'es-MX',
    'fi',
    'fil',
    'fr',
    'fr-CA',
    'id',
    'it',
    'ms',
    'nb',
    'nl',
    'pt-BR',
    'pt-PT',
  ],
  'sv',
];
const EAST_ASIAN = ['ja', 'ko', 'zh-Hans', 'zh-Hant', 'zh-HK'];

let pdfium: PDFiumLibrary;
beforeAll(async () => void (pdfium = await PDFiumLibrary.init()));
afterAll(() => pdfium.destroy());

/** Opens a PDF as a PDF reader does, and its first page. */
async function opened<Result>(
  pdf: Uint8Array,
  use: (page: PDFiumPage, document: PDFiumDocument) => Result | Promise<Result>,
): Promise<Result> {
  const document = await pdfium.loadDocument(pdf);
  try {
    return await use(document.getPage(0), document);
  } finally {
    document.destroy();
  }
}

/** The text of the first page. */
const textOf = (pdf: Uint8Array) => opened(pdf, (page) => page.getText().replace(/\s+/g, ' '));

const pagesOf = (pdf: Uint8Array) => opened(pdf, (_page, document) => document.getPageCount());

/** The first page on paper. */
const printed = (pdf: Uint8Array, dpi = 200) =>
  opened(pdf, async (page): Promise<Pixels> => {
    const { data, width, height } = await page.render({ scale: dpi / 72, render: 'bitmap' });
    return { data: new Uint8ClampedArray(data), width, height };
  });

const make = (given: object, options: PdfOptions = {}) =>
  slipPdf(given, { now: NOW, merchant: 'Loja Açaí', ...options });

/** The objects of a file, with their streams as text. */
function objectsOf(pdf: Uint8Array): string {
  const source = Buffer.from(pdf).toString('latin1');
  return source.replace(/stream\n([\s\S]*?)\nendstream/g, (all, bytes: string) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
    } catch {
      return all.slice(0, 20_000);
    }
  });
}

describe('a PDF', () => {
  it('is one page of A4 with all facts as text', async () => {
    const pdf = await make(boleto, { lang: 'pt-BR', url: 'https://shop.example/p/1' });
    const text = await textOf(pdf);
    assert.equal(await pagesOf(pdf), 1);
    const { width, height } = await printed(pdf, 72);
    assert.deepEqual([width, height].map(Math.floor), [595, 841]);
    for (const fact of [
      ...[
        'Loja Açaí',
        'Boleto',
        'R$ 0,10',
        'Linha digitável',
        '34191.75579 52144.832939 82674.790009 2 80090000000010',
      ],
      ...['11 de setembro de 2019', 'Itaú · 341', 'order-1042', 'Cole a linha digitável ou leia o código de barras.'],
      'https://shop.example/p/1',
    ])
      assert.ok(text.includes(fact), `${fact} in ${text}`);
  });

  it('has a boleto’s barcode of 103 × 13 mm', async () => {
    const [found] = await codesIn(await printed(await make(boleto), DPI));
    const { topLeft, topRight, bottomLeft } = found!.position;
    assert.ok(Math.abs(mm(topRight.x - topLeft.x) - 103) < 0.5, `${mm(topRight.x - topLeft.x)} mm wide`);
    // The scanner reads every few lines.
    assert.ok(Math.abs(mm(bottomLeft.y - topLeft.y) - 13) < 1, `${mm(bottomLeft.y - topLeft.y)} mm high`);
  });

  it('is tagged: a title, a language, headings, a list and a figure with an alternative text', async () => {
    const objects = objectsOf(await make(boleto, { lang: 'pt-BR' }));
    for (const part of [
      ...['/Marked true', '/StructTreeRoot', '/DisplayDocTitle true', '/Lang (pt-BR)'],
      ...['/S /Document', '/S /H1', '/S /H2', '/S /L\n', '/S /LI', '/S /LBody', '/S /Figure', '/Alt '],
    ])
      assert.ok(objects.includes(part), part);
    const contents = [...objects.matchAll(/\/(\w+) <<\n\/MCID \d+/g)].map(([, tag]) => tag);
    assert.deepEqual(contents.slice(0, 7), ['P', 'H1', 'P', 'P', 'P', 'P', 'Figure']);
    // Everything on the page belongs to the structure.
    const outside = objects
      .slice(objects.indexOf('1 0 0 -1 0'))
      .replace(/BDC[\s\S]*?EMC/g, '')
      .split('endobj')[0]!;
    assert.doesNotMatch(outside, /T[jJ]\b|\bre\b/);
  });

  it('has its title in well-formed XML, whatever the shop is called', async () => {
    for (const fonts of [[], FONTS])
      for (const merchant of [
        'Barnes & Noble',
        '<b>',
        ']]>',
        '"\'',
        '</rdf:li><x>&amp;',
        'Açaí &#60;',
        'A &lt B',
        'Loja -- ?>',
      ]) {
        const objects = Buffer.from(await make(boleto, { merchant, fonts })).toString();
        const [xml = ''] = /<\?xpacket begin[\s\S]*?<\?xpacket end="w"\?>/.exec(objects) ?? [];
        const [, title = ''] = /<rdf:li xml:lang="x-default">(.*?)<\/rdf:li>/.exec(xml) ?? [];
        const read = title.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
        assert.equal(read, `Boleto · ${merchant}`);
        const rest = xml.replace(/<\?[^?]*\?>|<\/?[\w:]+(?:\s[\w:]+="[^"<&]*")*>|&#\d+;|[^<&]/g, '');
        assert.equal(rest, '', merchant);
      }
    // The title that a window shows is not XML.
    const shown = Buffer.from('Boleto · Barnes & Noble', 'utf16le').swap16();
    assert.ok(Buffer.from(await make(boleto, { merchant: 'Barnes & Noble' })).includes(shown));
  });

  it('sets headings, the amount and the code to type in bold', async () => {
    const western = objectsOf(await make(boleto));
    const [, id] = /(\d+) 0 obj\n<<(?:(?!endobj)[\s\S])*?\/BaseFont \/Helvetica-Bold\n/.exec(western)!;
    const [, name] = new RegExp(`/(F\\d+) ${id} 0 R`).exec(western)!;
    const set = Array.from(western.matchAll(/\/(F\d+) (\d+) Tf/g), ([, font, points]) => [font, Number(points)]);
    const sizes = (bold: boolean) =>
      [...new Set(set.filter(([font]) => (font === name) === bold).map(([, points]) => points))].sort();
    assert.deepEqual({ bold: sizes(true), regular: sizes(false) }, { bold: [13, 14, 15, 28], regular: [10, 11, 9] });
    const objects = objectsOf(await make(boleto, { lang: 'pl', fonts: FONTS, boldFonts: BOLD_FONTS }));
    assert.match(objects, /\/FontName \/\w+\+NotoSans-Bold/);
    assert.match(objects, /\/FontName \/\w+\+NotoSans-Regular/);
  });

  it('sets bold texts in regular letters where no bold font has them', async () => {
    const text = await textOf(await make(boleto, { lang: 'ru', fonts: FONTS, boldFonts: BOLD_FONTS.slice(0, 1) }));
    assert.ok(text.includes('Как'), text);
  });

  it('links to the page of the payment, and describes the link', async () => {
    const objects = objectsOf(await make(boleto, { url: 'https://shop.example/p/1' }));
    assert.match(objects, /\/S \/Link/);
    assert.match(objects, /\/Subtype \/Link/);
    assert.match(objects, /\/URI \(https:\/\/shop\.example\/p\/1\)/);
    assert.match(objects, /\/Contents \(https:\/\/shop\.example\/p\/1\)/);
  });

  it('conforms to PDF/UA with fonts of its own, which are in the file', async () => {
    const objects = objectsOf(await make(boleto, { lang: 'pl', fonts: FONTS }));
    assert.match(objects, /<pdfuaid:part>1</);
    assert.match(objects, /\/FontFile2? /);
    assert.doesNotMatch(objects, /\/BaseFont \/Helvetica/);
  });
});

describe('a scanner reads a printed', () => {
  for (const [name, given, text] of CODES)
    // The payee of one sample has a Chinese name.
    if (/\p{sc=Han}/u.test(text))
      it(name, () => assert.rejects(make(given), { message: /^fonts: no font has U\+6700/ }));
    else it(name, async () => assert.deepEqual(await scan(await printed(await make(given))), [text]));

  it('SEPA transfer', async () => assert.match((await scan(await printed(await make(sepa))))[0]!, /^BCD\n002\n/));
});

describe('a PDF in', () => {
  for (const lang of languages().filter((tag) => !EAST_ASIAN.includes(tag))) {
    it(`${lang} has its texts`, async () => {
      // The shortest slip, and the longest.
      for (const given of [voucher, spei]) {
        const pdf = await make(given, { lang, fonts: FONTS, url: 'https://shop.example/' });
        const text = await textOf(pdf);
        assert.ok(text.includes('order-1042'), text);
        assert.equal(await pagesOf(pdf), 1);
        assert.doesNotMatch(text, /undefined|\[object|\ufffd/);
      }
    });
  }

  for (const lang of WESTERN) it(`${lang} needs no fonts`, async () => void (await make(boleto, { lang })));

  for (const lang of languages().filter((tag) => !WESTERN.includes(tag)))
    it(`${lang} is refused without a font that has its letters`, () =>
      assert.rejects(make(boleto, { lang }), { code: 'invalid-input', message: /^fonts: no font has U\+[\dA-F]{4}/ }));

  for (const [lang, words] of [
    ['he', ['איך משלמים', 'Itaú · 341', '0.10 R$']],
    ['th', ['วิธีชำระเงิน']],
    ['pl', ['Jak zapłacić']],
    ['ru', ['Как оплатить']],
    ['vi', ['Cách thanh toán']],
  ] as const) {
    it(`${lang} has readable text`, async () => {
      const text = await textOf(await make(boleto, { lang, fonts: FONTS }));
      for (const word of words) assert.ok(text.includes(word), `${word} in ${text}`);
    });
  }
});

it('a PDF in Arabic has its text beside the joined letters', async () => {
  const objects = objectsOf(await make(boleto, { lang: 'ar', fonts: FONTS })).replace(/\\([()\\])/g, '$1');
  for (const words of ['تاريخ الاستحقاق', 'طريقة الدفع']) {
    const text = Buffer.from(words, 'utf16le').swap16().toString('latin1');
    assert.ok(objects.includes(`/ActualText (\xfe\xff${text}`), words);
  }
});

describe('the PDF of a payment that ended', () => {
  for (const [status, told] of [
    ['paid', 'Payment complete'],
    ['failed', 'Payment failed'],
    ['expired', 'The time to pay has run out'],
  ] as const) {
    it(`${status}: it says so, and has no code`, async () => {
      const pdf = await make({ ...boleto, status, action: null }, { lang: 'en' });
      const text = await textOf(pdf);
      assert.ok(text.includes(told), text);
      assert.deepEqual(await scan(await printed(pdf)), []);
    });
  }

  it('past its deadline: it has no code', async () => {
    const pdf = await make(boleto, { lang: 'en', now: Date.parse('2027-01-01') });
    assert.match(await textOf(pdf), /If you’ve already paid, don’t pay again/);
    assert.deepEqual(await scan(await printed(pdf)), []);
  });
});

describe('a PDF is refused', () => {
  it('for bold fonts alone', () =>
    assert.rejects(make(boleto, { boldFonts: BOLD_FONTS }), { code: 'invalid-input', message: /^boldFonts: / }));

  it('for a file that is no font', () =>
    assert.rejects(make(boleto, { fonts: [new Uint8Array(99)] }), {
      code: 'invalid-input',
      message: /^fonts: font 0 is no/,
    }));
  it('for a payment without a slip', () =>
    assert.rejects(make(payment(null, 'pix_br')), { code: 'unsupported-action' }));
  it('never for long texts, which go on on further pages', async () => {
    assert.ok((await pagesOf(await make({ ...boleto, reference: 'long reference '.repeat(600) }))) > 1);
  });
});
