import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { isRightToLeft, nearestLanguage } from '../../src/domain/language.js';

const AVAILABLE = ['en', 'pt-BR', 'es-MX', 'es', 'id', 'zh-Hans', 'zh-Hant', 'fr', 'fil', 'he', 'ar'];

describe('nearestLanguage', () => {
  const table: [string[], string | null][] = [
    [['en'], 'en'],
    [['en-CA'], 'en'],
    [['fr-CH'], 'fr'],
    [['pt'], 'pt-BR'],
    [['pt-PT'], 'pt-BR'],
    [['es'], 'es'],
    [['es-ES'], 'es'],
    [['es-MX'], 'es-MX'],
    [['es-AR'], 'es-MX'],
    [['es-419'], 'es-MX'],
    [['es-US'], 'es-MX'],
    [['zh'], 'zh-Hans'],
    [['zh-CN'], 'zh-Hans'],
    [['zh-SG'], 'zh-Hans'],
    [['zh-TW'], 'zh-Hant'],
    [['zh-HK'], 'zh-Hant'],
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
    [['pt-TL'], 'pt-BR'],
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
    ['es-PH', ['es-MX', 'es'], 'es'],
    ['fr', ['no tag', 'fr'], 'fr'],
    ['sr', ['sr-Latn'], null],
  ];
  for (const [wanted, available, found] of others) {
    it(`finds ${found} for ${wanted} in ${available.join(', ')}`, () =>
      expect(nearestLanguage([wanted], available)).to.equal(found));
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
  for (const tag of ['ar', 'he', 'iw', 'fa', 'ur-PK', 'dv', 'syr', 'pa-Arab']) {
    it(`is true for ${tag}`, () => expect(isRightToLeft(tag)).to.equal(true));
  }
  for (const tag of ['en', 'zh-Hant', 'ar-Latn', 'pa', 'no tag', '']) {
    it(`is false for ${JSON.stringify(tag)}`, () => expect(isRightToLeft(tag)).to.equal(false));
  }
});
