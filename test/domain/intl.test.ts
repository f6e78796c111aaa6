import { expect } from '@open-wc/testing';
import { intl } from '../../src/domain/intl.js';

describe('intl', () => {
  it('returns one formatter for equal locale and options', () => {
    const first = intl('NumberFormat', 'de', { style: 'currency', currency: 'EUR' });
    expect(intl('NumberFormat', 'de', { style: 'currency', currency: 'EUR' })).to.equal(first);
    expect(first.format(1.5)).to.match(/^1,50\s€$/);
  });

  it('distinguishes locale, options and kind', () => {
    const formatters = [
      intl('NumberFormat', 'de'),
      intl('NumberFormat', 'en'),
      intl('NumberFormat', 'de', { style: 'percent' }),
      intl('DateTimeFormat', 'de'),
      intl('ListFormat', 'de'),
    ];
    expect(new Set(formatters).size).to.equal(formatters.length);
  });

  it('still returns the right formatter after more of them than the cache holds', () => {
    for (let digits = 0; digits <= 20; digits++) {
      for (const locale of ['en', 'de', 'fr', 'ja']) {
        const text = intl('NumberFormat', locale, { minimumFractionDigits: digits }).format(0);
        expect(text).to.have.length(digits ? digits + 2 : 1);
      }
    }
  });

  it('throws for a locale that is not a language tag, again and again', () => {
    for (let times = 0; times < 2; times++) {
      expect(() => intl('NumberFormat', 'not a tag')).to.throw(RangeError);
    }
  });
});
