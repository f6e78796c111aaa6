/** Returns the direction of a value by its first letter, as `dir="auto"` of HTML does; `ltr` without a letter. */
export function directionOf(text: string): 'ltr' | 'rtl' {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{sc=Arabic}\p{sc=Hebrew}]/u.test(first) ? 'rtl' : 'ltr';
}
