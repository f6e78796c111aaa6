import { expect } from '@open-wc/testing';
import { localeIn, nearestLanguage } from '../../src/domain/language-tags.js';
import { formatLeft } from '../../src/domain/countdown-text.js';
import { formatAmount } from '../../src/domain/money.js';
import { mergeTexts } from '../../src/texts/merge-texts.js';
import '../../src/languages.js';
import { en } from '../../src/locales/en.js';
import { languages, loadLanguage } from '../../src/locales/available.js';

const TAGS = [
  ...[
    'ar',
    'ar-AE',
    'ar-EG',
    'ar-MA',
    'ar-SA',
    'de',
    'de-AT',
    'de-CH',
    'de-DE',
    'de-LI',
    'en',
    'en-AU',
    'en-CA',
    'en-GB',
  ],
  ...[
    'en-IE',
    'en-IN',
    'en-MY',
    'en-NZ',
    'en-PH',
    'en-SG',
    'en-US',
    'en-ZA',
    'es',
    'es-419',
    'es-AR',
    'es-CL',
    'es-CO',
  ],
  ...['es-ES', 'es-MX', 'es-PE', 'es-US', 'es-UY', 'fil', 'fil-PH', 'fr', 'fr-BE', 'fr-CA', 'fr-CH', 'fr-FR', 'fr-MA'],
  ...['he', 'he-IL', 'id', 'id-ID', 'it', 'it-CH', 'it-IT', 'ja', 'ja-JP', 'ko', 'ko-KR', 'ms', 'ms-MY', 'ms-SG', 'nl'],
  ...[
    'nl-BE',
    'nl-NL',
    'pl',
    'pl-PL',
    'pt',
    'pt-BR',
    'pt-MZ',
    'pt-PT',
    'ru',
    'ru-KZ',
    'ru-RU',
    'th',
    'th-TH',
    'tr',
    'tr-TR',
  ],
  ...['vi', 'vi-VN', 'zh', 'zh-CN', 'zh-HK', 'zh-MO', 'zh-SG', 'zh-TW'],
  ...['bg', 'bg-BG', 'cs', 'cs-CZ', 'da', 'da-DK', 'el', 'el-CY', 'el-GR', 'fi', 'fi-FI', 'hi', 'hi-IN', 'hr', 'hr-BA'],
  ...[
    'hu',
    'hu-HU',
    'nb',
    'nb-NO',
    'pt-AO',
    'ro',
    'ro-MD',
    'ro-RO',
    'sk',
    'sk-SK',
    'sv',
    'sv-FI',
    'sv-SE',
    'uk',
    'uk-UA',
  ],
];
const CURRENCIES = ['ARS', 'BRL', 'CHF', 'CLP', 'COP', 'EUR', 'GBP', 'HKD', 'INR', 'JPY', 'KWD', 'MXN', 'USD'];
const AMOUNTS = ['1500.50', '150000', '0.99'];

/** `Intl` chooses between several spaces; the versions of CLDR do not agree on the separator of four digits. */
const comparable = (text: string) =>
  text
    .replace(/\u200e/g, '')
    .replace(/\s/g, ' ')
    .replace(/(?<!\d)(\d)[.,’ ](?=\d{3}(?!\d))/, '$1');

async function textsIn(tag: string) {
  const texts = mergeTexts(en, await loadLanguage(nearestLanguage([tag], languages())!));
  return { ...texts, locale: localeIn(tag, texts.locale) };
}

/**
 * Texts for a tag without a region are those of its largest market; `Intl` has formats of its own for the language. The versions of
 * CLDR do not agree on the digits of Arabic without a region.
 */
const MARKETS: Readonly<Record<string, string>> = { ar: 'ar-u-nu-latn', pt: 'pt-BR', zh: 'zh-CN' };

describe('regions', () => {
  for (const tag of TAGS) {
    it(`${tag} writes amounts as its region does`, async () => {
      const { amounts, locale } = await textsIn(tag);
      const own = MARKETS[tag] ?? tag;
      for (const currency of CURRENCIES) {
        const usual = new Intl.NumberFormat(own, { style: 'currency', currency }).resolvedOptions()
          .maximumFractionDigits!;
        for (const amount of AMOUNTS) {
          // What the amount has is never rounded away.
          const [, fraction = ''] = String(Number(amount)).split('.');
          const digits = Math.max(usual, fraction.length);
          const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
          const format = new Intl.NumberFormat(own, { style: 'currency', currency, ...options });
          const expected = format.format(amount as unknown as number);
          const text = formatAmount(amount, currency, locale, amounts)!;
          expect(comparable(text), `${amount} ${currency}`).to.equal(comparable(expected));
        }
      }
    });
  }

  const LEFT: readonly (readonly [tag: string, minutes: string, days: string])[] = [
    ['en', '4 min 59 sec', '2 days 3 hr'],
    ['en-GB', '4 mins 59 secs', '2 days 3 hrs'],
    ['de', '4 Min. 59 Sek.', '2 Tage 3 Std.'],
    ['nl', '4 min 59 sec', '2 dagen 3 uur'],
    ['id', '4 menit 59 detik', '2 hari 3 jam'],
    ['ms', '4 minit 59 saat', '2 hari 3 jam'],
    ['th', '4 นาที 59 วินาที', '2 วัน 3 ชั่วโมง'],
    ['ar', '4 دقائق و59 ثانية', 'يومان و3 ساعات'],
    ['ja', '4分59秒', '2日3時間'],
    ['zh-Hans', '4分钟59秒', '2天3小时'],
    ['zh-Hant', '4分鐘59秒', '2天3小時'],
    ['zh-HK', '4分鐘59秒', '2日3小時'],
    ['hi', '4 मिनट 59 सेकंड', '2 दिन 3 घंटे'],
    ['el', '4 λεπτά 59 δευτερόλεπτα', '2 ημέρες 3 ώρες'],
    ['hu', '4 perc és 59 másodperc', '2 nap és 3 óra'],
    ['sv', '4 min 59 s', '2 dygn 3 tim'],
  ];
  for (const [tag, minutes, days] of LEFT) {
    it(`${tag} writes the time that is left in words`, async () => {
      const { locale } = await textsIn(tag);
      const left = [4 * 60_000 + 59_000, 51 * 3_600_000].map((ms) => formatLeft(ms, locale).replace(/\s/g, ' '));
      expect(left).to.deep.equal([minutes, days]);
    });
  }
});
