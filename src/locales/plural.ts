/** The plural forms of a word, by category of Unicode's plural rules. */
export type PluralForms = Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { readonly other: string };

/** Returns the plural form for a number. The rules are not kept: each language is a file of its own, and asks once a second. */
export function plural(locale: string, count: number, forms: PluralForms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
