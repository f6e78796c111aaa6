// Amounts and dates in the language of the page.

/** The elements write Arabic amounts with Latin digits too, since consumers type these into a bank's app. */
export const locale = () => document.documentElement.lang.replace(/^ar$/, 'ar-u-nu-latn');

/**
 * @param {string} amount a decimal number
 * @param {string} currency ISO 4217
 */
export function money(amount, currency) {
  const options = { style: /** @type {const} */ ('currency'), currency };
  const usual = new Intl.NumberFormat(locale(), options).resolvedOptions().maximumFractionDigits ?? 2;
  const fraction = /\.(\d*?)0*$/.exec(amount)?.[1]?.length ?? 0;
  // Rupiah has no decimals in practice.
  const digits = Math.min(20, Math.max(fraction, currency === 'IDR' ? 0 : usual));
  const format = new Intl.NumberFormat(locale(), {
    ...options,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  const formatted = /^\d{1,20}(\.\d*)?$/.test(amount) ? format.format(Number(amount)) : `${currency} ${amount}`;
  // Without direction marks, as the elements write it: <bdi> isolates it.
  return formatted.replace(/[\u061c\u200e\u200f]/g, '');
}

/**
 * @param {Date} date
 * @param {Intl.DateTimeFormatOptions} options
 */
export const day = (date, options) => new Intl.DateTimeFormat(locale(), options).format(date);

/** @param {string} country ISO 3166 */
export const countryName = (country) => new Intl.DisplayNames(locale(), { type: 'region' }).of(country) ?? country;
