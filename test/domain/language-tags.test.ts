import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { isRightToLeft, localeIn, nearestLanguage } from '../../src/domain/language-tags.js';

const AVAILABLE = [
  ...[
    'en',
    'pt-BR',
    'pt-PT',
    'es-419',
    'es-MX',
    'es',
    'id',
    'zh-Hans',
    'zh-Hant',
    'zh-HK',
    'fr-CA',
    'fr',
    'fil',
    'he',
    'ar',
  ],
  'nb',
];

/** Counts the calls of `Intl.Locale.prototype.maximize`. */
function maximizes(task: () => void): number {
  const { maximize } = Intl.Locale.prototype;
  let calls = 0;
  Intl.Locale.prototype.maximize = function (this: Intl.Locale) {
    calls++;
    return maximize.call(this);
  };
  try {
    task();
  } finally {
    Intl.Locale.prototype.maximize = maximize;
  }
  return calls;
}

describe('nearestLanguage', () => {
  const table: [string[], string | null][] = [
    [['en'], 'en'],
    [['en-CA'], 'en'],
    [['fr-CH'], 'fr'],
    [['pt'], 'pt-BR'],
    [['pt-BR'], 'pt-BR'],
    [['fr-419'], 'fr'],
    [['zh-Hans'], 'zh-Hans'],
    [['fr-Arab'], null],
    [['pt-PT'], 'pt-PT'],
    [['pt-AO'], 'pt-PT'],
    [['es'], 'es'],
    [['es-ES'], 'es'],
    [['es-MX'], 'es-MX'],
    [['es-AR'], 'es-419'],
    [['es-419'], 'es-419'],
    [['es-US'], 'es-419'],
    [['zh'], 'zh-Hans'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK'], 'zh-HK'],
    [['zh-Hant-HK'], 'zh-HK'],
    [['zh-MO'], 'zh-HK'],
    [['zh-Hant-MY'], 'zh-Hant'],
    [['ZH-hant'], 'zh-Hant'],
    [['tl'], 'fil'],
    [['iw'], 'he'],
    [['in'], 'id'],
    [['ar-EG'], 'ar'],
    [['en-US-u-ca-buddhist'], 'en'],
    [['cy', 'fr-BE', 'en'], 'fr'],
    [['', 'no tag', 'fr'], 'fr'],
    [['es-PH'], 'es'],
    [['pt-TL'], 'pt-PT'],
    [['fr-CA'], 'fr-CA'],
    [['no'], 'nb'],
    [['nn-NO'], 'nb'],
    [['cy'], null],
    [['sr-Latn'], null],
    [[], null],
  ];
  for (const [wanted, found] of table) {
    it(`finds ${found} for ${wanted.join(', ')}`, () => expect(nearestLanguage(wanted, AVAILABLE)).to.equal(found));
  }

  const others: [string, string[], string | null][] = [
    ['en-GB', ['en', 'en-AU', 'en-GB'], 'en-GB'],
    ['en-AU', ['en-GB', 'en-AU', 'en'], 'en-AU'],
    ['es-AR', ['es', 'es-MX'], 'es-MX'],
    ['pt-PT', ['pt-BR'], 'pt-BR'],
    ['zh-HK', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['es-PH', ['es-MX', 'es'], 'es'],
    ['fr', ['no tag', 'fr'], 'fr'],
    ['sr', ['sr-Latn'], null],
    ['sr-ME', ['sr-Latn'], 'sr-Latn'],
    ['sr', ['sr', 'sr-Latn'], 'sr'],
    ['es', ['es-ES', 'es-MX'], 'es-ES'],
    ['en-US', ['en', 'en-AU'], 'en'],
    ['de-AT', ['de'], 'de'],
    ['de-AT', ['en'], null],
  ];
  for (const [wanted, available, found] of others) {
    it(`finds ${found} for ${wanted} in ${available.join(', ')}`, () =>
      expect(nearestLanguage([wanted], available)).to.equal(found));
  }

  for (const tag of ['en', 'en-US', 'pt-BR', 'pt-PT', 'fr-CH', 'es-AR', 'zh-Hans', 'he']) {
    it(`finds a language for ${tag} without the likely scripts, which are slow when they are first used`, () => {
      expect(maximizes(() => isRightToLeft(nearestLanguage([tag], AVAILABLE)!))).to.equal(0);
    });
  }

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), (wanted) => {
        expect([...AVAILABLE, null]).to.include(nearestLanguage(wanted, AVAILABLE));
      }),
    );
  });
});

describe('isRightToLeft', () => {
  for (const tag of [
    'ar',
    'AR-eg',
    'he',
    'iw',
    'fa',
    'ur-PK',
    'dv',
    'syr',
    'ckb-IQ',
    'pa-Arab',
    'az-arab-IR',
    'ar-u-nu-latn',
  ]) {
    it(`is true for ${tag}`, () => expect(isRightToLeft(tag)).to.equal(true));
  }
  for (const tag of ['en', 'zh-Hant', 'ar-Latn', 'arn', 'pa', 'no tag', '']) {
    it(`is false for ${JSON.stringify(tag)}`, () => expect(isRightToLeft(tag)).to.equal(false));
  }

  it('agrees with CLDR about every tag of two letters', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const wrong = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(
        (tag) => isRightToLeft(tag) !== /^(?:Arab|Hebr|Syrc|Thaa)$/.test(new Intl.Locale(tag).maximize().script ?? ''),
      );
    expect(wrong).to.deep.equal([]);
  });
});

describe('localeIn', () => {
  const table: [wanted: string, locale: string, expected: string][] = [
    ['en', 'en', 'en'],
    ['en-US', 'en', 'en'],
    ['en-GB', 'en', 'en-GB'],
    ['EN-gb', 'en', 'en-GB'],
    ['es-CL', 'es-MX', 'es-CL'],
    ['es-MX', 'es-MX', 'es-MX'],
    ['es-419', 'es-419', 'es-419'],
    ['es-CO', 'es-419', 'es-CO'],
    ['zh-MO', 'zh-HK', 'zh-MO'],
    ['zh-HK', 'zh-HK', 'zh-HK'],
    ['sv-SE', 'sv', 'sv'],
    ['sv-FI', 'sv', 'sv-FI'],
    ['no-NO', 'nb', 'nb'],
    ['es-ES', 'es', 'es'],
    ['es', 'es-MX', 'es-MX'],
    ['pt-PT', 'pt-BR', 'pt-PT'],
    ['de-DE', 'de', 'de'],
    ['de-CH-1996', 'de', 'de-CH'],
    ['ja-JP', 'ja', 'ja'],
    ['ar-EG', 'ar-u-nu-latn', 'ar-EG'],
    ['ar', 'ar-u-nu-latn', 'ar-u-nu-latn'],
    ['zh-TW', 'zh-Hant', 'zh-Hant'],
    ['zh-HK', 'zh-Hant', 'zh-Hant-HK'],
    ['zh-Hant-HK', 'zh-Hant', 'zh-Hant-HK'],
    ['en-US-u-ca-buddhist', 'en', 'en'],
    // Names of the same language, which `Intl` does not all know.
    ['tl-PH', 'fil', 'fil'],
    ['iw-IL', 'he', 'he'],
    ['fr-arabic', 'fr', 'fr'],
    ['fr-CA', 'no tag', 'no tag'],
    ['', 'fr', 'fr'],
  ];
  for (const [wanted, locale, expected] of table)
    it(`is ${expected} for texts in ${locale} on a page in ${wanted || 'no language'}`, () =>
      expect(localeIn(wanted, locale)).to.equal(expected));
});
