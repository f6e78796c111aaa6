import { expect } from '@open-wc/testing';
import { formatAmount } from '../../src/domain/money.js';
import { mergeTexts } from '../../src/texts/merge-texts.js';
import { en } from '../../src/locales/en.js';
import '../../src/languages.js';
import { languages, loadLanguage } from '../../src/locales/available.js';
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
  // Amounts are data about the locale, not texts.
  const entries = Object.entries(value as object).filter(([key]) => key !== 'amounts');
  return entries.flatMap(([key, inner]) => texts(inner, path ? `${path}.${key}` : key));
}

const english = new Map(texts(en));
const placeholders = (text: string) => [...new Set(text.match(/‹\d›|7/g) ?? [])].sort();

/** Browsers use different spaces between number and symbol, and versions of CLDR disagree about the separator in 1.234. */
const comparable = (text: string) => text.replace(/\s/g, ' ').replace(/(?<!\d)(\d)[.,\s](?=\d{3}(?!\d))/, '$1');
const AMOUNTS = ['0', '1', '12.5', '999.99', '1234', '1234.5', '12345.67', '150000', '1234567.10', '007.125', '0.5'];

/** Scripts without spaces have no words. */
const wholeWords = (words: string) =>
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}]/u.test(words)
    ? new RegExp(words)
    : new RegExp(`(?<![\\p{L}\\p{M}])${words}(?![\\p{L}\\p{M}])`, 'u');

describe('languages', () => {
  it('are at least 38 besides English', () => expect(TAGS).to.have.length.of.at.least(38));

  for (const tag of languages()) {
    it(`${tag} writes the amounts of its usual currencies as the browser does`, async () => {
      const { amounts, locale } = mergeTexts(en, await loadLanguage(tag));
      // Hong Kong reads these texts, too, and has a dollar of its own.
      for (const currency of Object.keys(amounts.symbols).filter((each) => tag !== 'zh-Hant' || each !== 'TWD')) {
        for (const amount of AMOUNTS) {
          const expected = formatAmount(amount, currency, locale)!;
          const text = formatAmount(amount, currency, locale, amounts)!;
          expect(comparable(text), `${amount} ${currency}`).to.equal(comparable(expected));
        }
      }
    });
  }

  for (const tag of TAGS) {
    describe(tag, () => {
      /** With English in the place of what is missing. */
      let language: Strings;
      let all: Map<string, string>;
      before(async () => {
        const own = await loadLanguage(tag);
        language = mergeTexts(en, own);
        all = new Map(texts(own));
      });

      it('has no text that English lacks', () =>
        expect([...all.keys()].filter((path) => !english.has(path))).to.deep.equal([]));

      it('has its own locale', () => expect(language.locale).to.match(new RegExp(`^${tag}`)));

      it('includes the visible text of a button in its accessible name (WCAG 2.5.3)', () => {
        const { copy, copyOf, otpResend, otpResendIn, locale } = language;
        for (const [name, words] of [
          [copyOf('CLABE'), copy],
          [copyOf('Linha digitável'), copy],
          [otpResendIn(20), otpResend],
        ] as const)
          // As whole words, as axe compares them.
          expect(name.toLocaleLowerCase(locale)).to.match(wholeWords(words.toLocaleLowerCase(locale)));
      });

      it('keeps abbreviations in the name of a copy button', () => {
        expect(language.copyOf('CLABE')).to.contain('CLABE');
      });

      it('warns against a second payment before it offers to start again', () => {
        const { expired, alreadyPaid, expiredHint } = language;
        const warning = expiredHint.slice(0, 8);
        expect(expired).to.contain(warning);
        expect(alreadyPaid).to.contain(warning);
      });

      it('has no untranslated text', () => {
        // Names, terms of one country, and words shared by several languages.
        const named =
          /^(?:appNames\.|boletoTitle$|boletoLine$|clabe$|transferFields\.clabe$|instrumentFields\.(?:iban|bic|ifsc)$)/;
        const common = [
          'Bank',
          'Bank (banco)',
          'Barcode',
          'Name',
          'link',
          'Email',
          'Account',
          'E-wallet',
          'App',
          '‹1› (optional)',
        ];
        const same: Readonly<Record<string, RegExp>> = { da: /^Reference\b/, ro: /^Card$/ };
        const left = [...all].filter(
          ([path, text]) =>
            text === english.get(path) && !named.test(path) && !common.includes(text) && !same[tag]?.test(text),
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
          expect(language.otpResendIn(count)).to.match(new RegExp(expected));
          expect(language.redirectIn('bank.example', count)).to.match(new RegExp(expected)).and.contain('bank.example');
        }
      });
    });
  }
});
