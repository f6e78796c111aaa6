import { App } from '@capacitor/app';
import { Browser } from '@capacitor/browser';
import { isReturnUrl } from 'pay-elements/webview';
import type { PayCompleteEvent, PayFailEvent, PayRetryEvent } from 'pay-elements';
import { openLink } from './open-link.js';

export interface CheckoutOptions {
  /** The link to your app that is the `return_url` of payments: a universal link, an app link, or a scheme of your own. */
  readonly returnUrl: string;
  /** Schemes of the apps that your payment methods open, such as `dana`. Every scheme that is not forbidden, if absent. */
  readonly appSchemes?: readonly string[];
  /** Hints, not proofs: your backend asks the service for the status. */
  readonly onComplete?: (event: PayCompleteEvent) => void;
  readonly onFail?: (event: PayFailEvent) => void;
  /** The consumer wants to pay again: show a new payment. */
  readonly onRetry?: (event: PayRetryEvent) => void;
  /**
   * A bank or an app has opened `returnUrl`: the whole link, with its parameters. Any app can open it, so it proves nothing. Show the
   * payment if it is not on screen, because the system had ended your app in the meantime.
   */
  readonly onReturn?: (url: string) => void;
}

/**
 * Opens the banks and apps that the elements ask for, and brings the consumer back. Call it once, when the app starts.
 * @returns disconnects it
 */
export async function connectCheckout(options: CheckoutOptions): Promise<() => Promise<void>> {
  const { returnUrl, onComplete, onFail, onRetry, onReturn } = options;
  const ended = new AbortController();
  const on = <Name extends keyof WindowEventMap>(name: Name, handle?: (event: WindowEventMap[Name]) => void) =>
    handle && addEventListener(name, handle, { signal: ended.signal });

  // An event of another script may have no `respondWith`: nothing opens then.
  on('pay-redirect', (event) => {
    if ('respondWith' in event) event.respondWith(openLink(event.url, event.kind, options));
  });
  on('pay-complete', onComplete);
  on('pay-fail', onFail);
  on('pay-retry', onRetry);

  function handleLink(url: string): void {
    if (!isReturnUrl(url, returnUrl)) return;
    // A custom tab of Android has closed itself, and cannot be closed.
    Browser.close().catch(() => {});
    checkNow();
    onReturn?.(url);
  }
  const listeners = await Promise.all([
    App.addListener('appUrlOpen', ({ url }) => handleLink(url)),
    Browser.addListener('browserFinished', checkNow),
  ]);
  const launch = await App.getLaunchUrl();
  if (launch && !ended.signal.aborted && isNew(launch.url)) handleLink(launch.url);

  return async () => {
    ended.abort();
    await Promise.all(listeners.map((listener) => listener.remove()));
  };
}

const LAUNCH_KEY = 'pay-elements-launch-url';

/** The link that started the app stays the same when its page is loaded again. */
function isNew(launchUrl: string): boolean {
  try {
    if (sessionStorage.getItem(LAUNCH_KEY) === launchUrl) return false;
    sessionStorage.setItem(LAUNCH_KEY, launchUrl);
  } catch {
    // Without storage it is reported again.
  }
  return true;
}

/** The browser of iOS lies over the page and does not hide it, so that no event says that the consumer is back. */
function checkNow(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}
