/** The mark and the name of a payment method, in the list of methods and in the heads of steps: they are the same in both. */
import { SPEI } from '../contract/details.js';
import { knownMethod, type MethodKind } from '../domain/payment-method.js';
import { methods } from '../locales/en/methods.js';
import type { CoreStrings, MethodStrings } from '../locales/strings.js';
import { ownTitle, type Look } from './head.js';
import { MARKS } from './marks.js';

/** A method of each kind that the heads of steps name, too. */
const FAMILIES: Readonly<Partial<Record<MethodKind, string>>> = {
  card: 'card',
  wallet: 'ewallet',
  voucher: 'cashvoucher',
  transfer: 'banktransfer',
};

/** @param method `<method>_<country code>` @param strings in English, the names of methods may be missing */
export function lookOf(method: string, strings: CoreStrings & Partial<MethodStrings>): Look {
  const { name, kind, mark } = knownMethod(method);
  const { methodNames } = { ...methods, ...strings };
  const family = kind && FAMILIES[kind];
  const own = family && ownTitle(method === SPEI ? SPEI : family, strings);
  const title = own ?? (kind ? methodNames[kind as keyof typeof methodNames] : name);
  return { mark: MARKS[mark], title };
}
