import { AdyenCheckout } from '@adyen/adyen-web';
import '@adyen/adyen-web/styles/adyen.css';

/** Shows an action as Adyen's documentation recommends. This page's server replaces Adyen's servers. */
export async function mountWith(
  component: unknown,
  countryCode: string,
  action: object,
  amount: object,
): Promise<void> {
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
  globalThis.mountStep = (place) => {
    const step = checkout.createFromAction(action).mount(place);
    return () => step.unmount();
  };
  globalThis.mountStep(document.querySelector('#step')!);
}
