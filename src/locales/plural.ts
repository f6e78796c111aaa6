import { intl } from '../domain/intl.js';

/** The plural forms of a word, by category of Unicode's plural rules. */
export type PluralForms = Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { readonly other: string };

/** Returns the plural form for a number. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  return forms[intl('PluralRules', locale).select(count)] ?? forms.other;
}
