/** The ways to pay: the linked accounts, then the methods of the shop. */
import type { Checkout } from '../../contract/checkout.js';
import type { Mandate } from '../../contract/resource.js';
import { walletAccountOf } from '../../contract/wallet-account.js';
import { knownMethod } from '../../domain/payment-method.js';
import type { CheckoutChoice } from '../../flows/checkout.js';
import type { CoreStrings } from '../../locales/strings.js';
import { lookOf } from '../method-look.js';
import type { MethodOption } from '../pay-methods/read-methods.js';

/** The account is a line of its own: in a line with the name, a right-to-left language would tear it apart. */
function optionOf({ id, payment_method, extra }: Mandate, strings: CoreStrings): MethodOption {
  const method = payment_method ?? '';
  const { reference } = walletAccountOf({ extra }).account;
  return { id, name: lookOf(method, strings, {}).title, description: reference, icon: knownMethod(method).mark };
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
