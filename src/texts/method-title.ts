/** The name of a payment method in a language. */
import { SPEI } from '../contract/details.js';
import { inBrackets } from '../domain/brackets.js';
import type { MethodKind } from '../domain/payment-method.js';
import type { CoreStrings, MethodStrings } from '../locales/strings.js';

/** The kinds that the heads of steps name without this module, too. */
const TITLES = {
  card: 'cardTitle',
  wallet: 'walletTitle',
  voucher: 'voucherTitle',
  transfer: 'transferTitle',
} as const satisfies Partial<Record<MethodKind, keyof CoreStrings>>;

/** @param method `<method>_<country code>` */
export function titleOf(method: string, kind: MethodKind, strings: CoreStrings & MethodStrings): string {
  if (method === SPEI) return inBrackets(strings.transferTitle, 'SPEI', strings.locale);
  return kind in TITLES
    ? strings[TITLES[kind as keyof typeof TITLES]]
    : strings.methodNames[kind as keyof MethodStrings['methodNames']];
}
