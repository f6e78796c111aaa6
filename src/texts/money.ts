import { formatAmount } from '../domain/money.js';
import { plainText } from '../domain/plain-text.js';
import type { CoreStrings } from '../locales/strings.js';

/**
 * Formats an amount for the language: ready to be shown, with the direction marks that Hebrew and Arabic need. Text that is not a
 * decimal number is shown as it came, without invisible characters.
 */
export function money(
  amount: string,
  currency: string | null,
  strings: Pick<CoreStrings, 'amounts' | 'locale'>,
): string {
  const formatted = formatAmount(amount, currency ?? '', strings.locale, strings.amounts);
  return formatted ?? plainText([amount, currency].join(' ').trim());
}
