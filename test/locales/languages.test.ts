import { expect } from '@open-wc/testing';
import { en } from '../../src/locales/en.js';
import '../../src/languages.js';
import { languages, loadLanguage, type Language } from '../../src/locales/languages.js';
import type { Strings } from '../../src/locales/strings.js';

const TAGS = languages().filter((tag) => tag !== 'en');

/** Returns every text of a language by path; functions are called with recognizable arguments. */
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
  it('include 21 besides English', () => expect(TAGS).to.have.length(21));

  for (const tag of TAGS) {
    describe(tag, () => {
      let language: Language;
      let all: Map<string, string>;
      before(async () => {
        language = await loadLanguage(tag);
        all = new Map(texts(language));
      });

      it('has exactly the texts of English', () =>
        expect([...all.keys()].sort()).to.deep.equal([...english.keys()].sort()));

      it('has its own locale', () => expect(language.locale).to.match(new RegExp(`^${tag}`)));

      it('includes the visible text of a button in its accessible name (WCAG 2.5.3)', () => {
        const { copy, copyOf, otpResend, otpResendIn, locale } = language as Strings;
        for (const [name, words] of [
          [copyOf('CLABE'), copy],
          [copyOf('Linha digitável'), copy],
          [otpResendIn(20), otpResend],
        ] as const)
          expect(name.toLocaleLowerCase(locale)).to.contain(words.toLocaleLowerCase(locale));
      });

      it('keeps abbreviations in the name of a copy button', () => {
        expect((language as Strings).copyOf('CLABE')).to.contain('CLABE');
      });

      it('warns against a second payment before it offers to start again', () => {
        const { expired, late, expiredHint } = language as Strings;
        const warning = expiredHint.slice(0, 8);
        expect(expired).to.contain(warning);
        expect(late).to.contain(warning);
      });

      it('has no untranslated text', () => {
        // Names, terms of one country, and words shared by several languages.
        const named =
          /^(appNames\.|boletoTitle$|boletoLine$|clabe$|transferFields\.clabe$|instrumentFields\.(iban|bic)$)/;
        const common = [
          'Bank',
          'Bank (banco)',
          'Barcode',
          'Name',
          'link',
          'Email',
          'Account',
          'E-wallet',
          '‹1› (optional)',
        ];
        const left = [...all].filter(
          ([path, text]) => text === english.get(path) && !named.test(path) && !common.includes(text),
        );
        // In the Philippines payment terms are English.
        expect(left.filter(([, text]) => tag !== 'fil' || text.split(' ').length > 3)).to.deep.equal([]);
      });

      it('uses every argument of a text', () => {
        for (const [path, text] of all)
          expect(placeholders(text), `${path}: ${text}`).to.deep.equal(placeholders(english.get(path)!));
      });

      it('has neither empty texts nor surplus spaces', () => {
        for (const [path, text] of all)
          expect(text, path)
            .to.match(/^\S(.*\S)?$/)
            .and.not.match(/ {2}/);
      });

      it('has a plural form for every number', () => {
        for (const count of [0, 1, 2, 3, 5, 8, 11, 21, 100]) {
          // Some languages write one and two as words.
          const expected = count > 2 ? String(count) : /\S/;
          expect(language.otpResendIn!(count)).to.match(new RegExp(expected));
          expect(language.redirectIn!('bank.example', count))
            .to.match(new RegExp(expected))
            .and.contain('bank.example');
        }
      });
    });
  }
});
