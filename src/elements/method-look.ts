/** The mark and the name of a payment method, in the list of methods and in the heads of steps: they are the same in both. */
import { SPEI } from '../contract/details.js';
import { knownMethod, type MethodKind } from '../domain/payment-method.js';
import { methods } from '../locales/en/methods.js';
import type { CoreStrings, MethodStrings } from '../locales/strings.js';
import { MARKS } from './marks.js';

/** The look of a method in the list of methods, and in heads. */
export interface Look {
  /** The path of its icon. */
  readonly mark: string;
  readonly title: string;
}

/** The kinds that the heads of steps name without this module, too. */
const TITLES = {
  card: 'cardTitle',
  wallet: 'walletTitle',
  voucher: 'voucherTitle',
  transfer: 'transferTitle',
} as const satisfies Partial<Record<MethodKind, keyof CoreStrings>>;

/** @param method `<method>_<country code>` @param strings in English, the names of methods may be missing */
export function lookOf(method: string, strings: CoreStrings & Partial<MethodStrings>): Look {
  const { name, kind, mark } = knownMethod(method);
  return { mark: MARKS[mark], title: kind ? titleOf(method, kind, { ...methods, ...strings }) : name };
}

function titleOf(method: string, kind: MethodKind, strings: CoreStrings & MethodStrings): string {
  if (method === SPEI) return `${strings.transferTitle} (SPEI)`;
  return kind in TITLES
    ? strings[TITLES[kind as keyof typeof TITLES]]
    : strings.methodNames[kind as keyof MethodStrings['methodNames']];
}
