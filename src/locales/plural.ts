import { intl } from '../domain/intl.js';

/** The forms of a word by number, as Unicode's plural rules name them; a language uses those that it has. */
export type PluralForms = Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { readonly other: string };

/** The form that goes with a number in a language. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  return forms[intl('PluralRules', locale).select(count)] ?? forms.other;
}
