import { formatAmount } from '../../domain/money.js';
import type { CoreStrings } from '../../locales/strings.js';

/** Formats an amount for the language. Text that is not a decimal number is returned unchanged. */
export function money(
  amount: string,
  currency: string | null,
  strings: Pick<CoreStrings, 'amounts' | 'locale'>,
): string {
  return formatAmount(amount, currency ?? '', strings.locale, strings.amounts) ?? [amount, currency].join(' ').trim();
}
