import { expect } from '@open-wc/testing';
import { en } from '../../src/locales/en.js';
import { languages, loadLanguage, type Language } from '../../src/locales/languages.js';
import type { Strings } from '../../src/locales/strings.js';

const TAGS = languages().filter((tag) => tag !== 'en');

/** Every text of a language by its path; functions called with what can be found again. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') {
    const given = path.endsWith('In') || path.endsWith('Hint') ? ['‹1›', 7] : ['‹1›', '‹2›'];
    const named = path === 'otpHint' || path === 'otpResendIn' ? [7] : given;
    return [[path, (value as (...all: unknown[]) => string)(...named)]];
  }
  return Object.entries(value as object).flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

const english = new Map(texts(en));
const placeholders = (text: string) => [...new Set(text.match(/‹\d›|7/g) ?? [])].sort();

describe('languages', () => {
  it('are 22', () => expect(TAGS).to.have.length(21));

  for (const tag of TAGS) {
    describe(tag, () => {
      let language: Language;
      let all: Map<string, string>;
      before(async () => {
        language = await loadLanguage(tag);
        all = new Map(texts(language));
      });

      it('has every text, and none besides', () =>
        expect([...all.keys()].sort()).to.deep.equal([...english.keys()].sort()));

      it('knows its name', () => expect(language.locale).to.match(new RegExp(`^${tag}`)));

      it('names a button with the words that stand on it (WCAG 2.5.3)', () => {
        const { copy, copyOf, otpResend, otpResendIn, locale } = language as Strings;
        for (const [name, words] of [
          [copyOf('CLABE'), copy],
          [otpResendIn(20), otpResend],
        ] as const)
          expect(name.toLocaleLowerCase(locale)).to.contain(words.toLocaleLowerCase(locale));
      });

      it('is English nowhere', () => {
        // Names, terms of one country, and words that several languages have in common.
        const named = /^(appNames\.|boletoTitle$|boletoLine$|clabe$|transferFields\.clabe$)/;
        const common = ['Bank', 'Bank (banco)', 'Barcode', 'Name', 'link', 'Email', 'Account', '‹1› (optional)'];
        const left = [...all].filter(
          ([path, text]) => text === english.get(path) && !named.test(path) && !common.includes(text),
        );
        // Payments are spoken of in both languages at once in the Philippines.
        expect(left.filter(([, text]) => tag !== 'fil' || text.split(' ').length > 3)).to.deep.equal([]);
      });

      it('says all that it is given', () => {
        for (const [path, text] of all)
          expect(placeholders(text), `${path}: ${text}`).to.deep.equal(placeholders(english.get(path)!));
      });

      it('has neither empty texts nor spaces too many', () => {
        for (const [path, text] of all)
          expect(text, path)
            .to.match(/^\S(.*\S)?$/)
            .and.not.match(/ {2}/);
      });

      it('chooses the form that goes with a number', () => {
        for (const count of [0, 1, 2, 3, 5, 8, 11, 21, 100]) {
          // Some languages have words for one and two of something.
          const said = count > 2 ? String(count) : /\S/;
          expect(language.otpResendIn!(count)).to.match(new RegExp(said));
          expect(language.redirectIn!('bank.example', count)).to.match(new RegExp(said)).and.contain('bank.example');
        }
      });
    });
  }
});
