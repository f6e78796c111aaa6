/** Adds a name in brackets, as the language writes them: full-width in Chinese and Japanese, without a space in Korean. */
export function inBrackets(text: string, name: string, locale: string): string {
  if (/^(?:ja|zh)/.test(locale)) return `${text}（${name}）`;
  return locale.startsWith('ko') ? `${text}(${name})` : `${text} (${name})`;
}
