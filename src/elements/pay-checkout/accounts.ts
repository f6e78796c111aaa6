/** The ways to pay: the linked accounts, then the methods of the shop. */
import type { Checkout } from '../../contract/checkout.js';
import type { Mandate } from '../../contract/resource.js';
import { walletAccountOf } from '../../contract/wallet-account.js';
import { knownMethod } from '../../domain/payment-method.js';
import type { CheckoutChoice } from '../../flows/checkout.js';
import type { CoreStrings } from '../../locales/strings.js';
import { lookOf } from '../method-look.js';
import type { MethodOption } from '../pay-methods/read-methods.js';

/** `OVO · +62 812 ••• 789` */
function optionOf({ id, payment_method, extra }: Mandate, strings: CoreStrings): MethodOption {
  const method = payment_method ?? '';
  const { reference } = walletAccountOf({ extra }).account;
  const { title } = lookOf(method, strings);
  return { id, name: reference ? `${title} · ${reference}` : title, icon: knownMethod(method).mark };
}

/** The options of `<pay-methods>`. An account that is only to be linked is not offered again. */
export function optionsOf({ mandates, methods, mode }: Checkout, strings: CoreStrings): readonly MethodOption[] {
  const accounts = mode === 'setup' ? [] : mandates.map((mandate) => optionOf(mandate, strings));
  return [...accounts, ...methods.map(({ save: _save, ...method }) => method)];
}

/** What the consumer has chosen. @param id of an option */
export function choiceOf({ mandates }: Checkout, id: string): CheckoutChoice {
  const mandate = mandates.find((one) => one.id === id);
  return mandate ? { method: mandate.payment_method ?? '', mandate_id: mandate.id } : { method: id };
}
