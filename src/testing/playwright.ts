/** For tests in Playwright. Its objects are described by what is used of them, so that no package is needed. */
import type { FakeBackend } from './backend.js';
import { MESSAGES } from './controls.js';
import {
  checkoutPageOf,
  pageObjectOf,
  type CheckoutPage,
  type Driver,
  type PayStep,
  type Role,
  type StepOptions,
} from './steps.js';

interface LocatorLike {
  locator(selector: string): LocatorLike;
  getByRole(role: Role, options?: { name?: RegExp }): LocatorLike;
  filter(options: { hasText: string | RegExp }): LocatorLike;
  first(): LocatorLike;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  waitFor(): Promise<void>;
  allTextContents(): Promise<string[]>;
}

interface RouteLike {
  request(): {
    method(): string;
    url(): string;
    headers(): Record<string, string>;
    postData(): string | null;
  };
  fulfill(response: { status: number; headers: Record<string, string>; body: string }): Promise<void>;
  abort(reason: string): Promise<void>;
}

interface PageLike {
  locator(selector: string): LocatorLike;
}

interface RoutedPage {
  route(url: string | RegExp, handler: (route: RouteLike) => Promise<void>): Promise<unknown>;
  context(): { setOffline(offline: boolean): Promise<void> };
}

/** Playwright finds controls in shadow trees by itself. */
function driverOf(page: PageLike, element: string): Driver<Promise<void>> {
  const host = page.locator(element).first();
  return {
    press: (role: Role, name: RegExp) => host.getByRole(role, { name }).first().click(),
    enter: (role: Role, name: RegExp, text: string) => host.getByRole(role, { name }).first().fill(text),
    sees: async (hasText: string | RegExp) => {
      const regions = host.locator(MESSAGES);
      try {
        await regions.filter({ hasText }).first().waitFor();
      } catch (cause) {
        const said = await regions.allTextContents();
        throw new Error(`${element} does not say ${String(hasText)}. It says "${said.join(' ').trim()}"`, { cause });
      }
    },
  };
}

/** Returns the page object of the first `<pay-action>`. */
export const payStep = (
  page: PageLike,
  { element = 'pay-action', strings }: StepOptions = {},
): PayStep<Promise<void>> => pageObjectOf(driverOf(page, element), strings);

/** Returns the page object of the first `<pay-checkout>`. */
export const payCheckout = (
  page: PageLike,
  { element = 'pay-checkout', strings }: StepOptions = {},
): CheckoutPage<Promise<void>> => checkoutPageOf(driverOf(page, element), strings);

/**
 * Lets a fake backend respond to the page's requests. `goOffline` takes the whole page offline.
 * @param url the requests for the merchant's backend, as Playwright's `page.route` takes it
 */
export async function routeBackend(
  page: RoutedPage,
  backend: FakeBackend,
  url: string | RegExp = '**/merchant/**',
): Promise<void> {
  backend.connection.listen((state) => page.context().setOffline(state === 'offline'));
  await page.route(url, async (route) => {
    const request = route.request();
    const [method, address, headers, body] = [request.method(), request.url(), request.headers(), request.postData()];
    const response = await backend.respond({ method, url: address, headers, body }).catch(() => null);
    try {
      await (response
        ? route.fulfill({ ...response, headers: { ...response.headers } })
        : route.abort('internetdisconnected'));
    } catch {
      // The page was closed while its request was hanging.
    }
  });
}
