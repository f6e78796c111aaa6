import { AdyenCheckout } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';
import type { Payment } from '../../resource.js';
import type { Mount } from '../mount.js';

/** Adyen's amounts are in minor units. */
export const total = ({ amount, currency }: Payment) => ({ value: Number(amount) * 100, currency });

/**
 * Prepares a step as Adyen's documentation recommends: only the component that the action needs is registered. This page's
 * server replaces Adyen's servers.
 * @param actionOf the action that Adyen's service returns for the payment
 */
export async function mounting(
  component: unknown,
  countryCode: string,
  amount: object,
  actionOf: (payment: Payment) => object,
): Promise<Mount> {
  AdyenCheckout.register(component);
  const here = `${location.origin}/adyen/test/`;
  const checkout = await AdyenCheckout({
    clientKey: 'test_BENCH',
    environment: 'test',
    _environmentUrls: { api: here, analytics: here, cdn: { images: here, translations: here } },
    countryCode,
    amount,
    locale: 'en-US',
    analytics: { enabled: false },
  });
  return (place, payment) => {
    const step = checkout.createFromAction(actionOf(payment)).mount(place);
    return () => step.unmount();
  };
}
