/** For tests in Cypress. Its `cy` is an argument, so that no package is needed. */
import type { FakeBackend } from './backend.js';
import { MESSAGES, nameOf, rootsOf, says } from './controls.js';
import {
  checkoutPageOf,
  pageObjectOf,
  type CheckoutPage,
  type Driver,
  type PayStep,
  type Role,
  type StepOptions,
} from './steps.js';

interface Chain {
  click(): Chain;
  clear(): Chain;
  type(text: string): Chain;
  should(check: (found: ArrayLike<HTMLElement>) => void): Chain;
  then(use: (found: ArrayLike<HTMLElement>) => unknown): Chain;
}

interface InterceptedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
  reply(response: { statusCode: number; headers: Record<string, string>; body: string }): void;
  destroy(): void;
}

interface CypressLike {
  get(selector: string): Chain;
  wrap(element: HTMLElement): Chain;
  intercept(url: string | RegExp, handler: (request: InterceptedRequest) => Promise<void>): unknown;
}

/** Roles as selectors, for the controls of this library. */
const SELECTORS: Readonly<Record<Role, string>> = {
  button: 'button',
  checkbox: 'input[type=checkbox]',
  link: 'a[href]',
  radio: 'input[type=radio]',
  textbox: 'input',
};

function all(host: HTMLElement | undefined, selector: string): HTMLElement[] {
  const roots = host?.shadowRoot ? rootsOf(host.shadowRoot) : [];
  return roots.flatMap((root) => [...root.querySelectorAll<HTMLElement>(selector)]);
}

/** Each command retries as Cypress's own commands do. */
function driverOf(cy: CypressLike, element: string): Driver<Chain> {
  const find = (host: HTMLElement | undefined, role: Role, name: RegExp): HTMLElement => {
    const found = all(host, SELECTORS[role]).find((control) => says(nameOf(control), name));
    if (!found) throw new Error(`${element} has no ${role} named ${name.source}`);
    return found;
  };
  const found = (role: Role, name: RegExp) =>
    cy
      .get(element)
      .should(({ 0: host }) => void find(host, role, name))
      .then(({ 0: host }) => cy.wrap(find(host, role, name)));
  return {
    press: (role, name) => found(role, name).click(),
    enter: (role, name, text) => found(role, name).clear().type(text),
    sees: (text) =>
      cy.get(element).should(({ 0: host }) => {
        const texts = all(host, MESSAGES).map(({ textContent }) => textContent);
        if (!texts.some((shown) => says(shown, text))) throw new Error(`${element} says "${texts.join(' ').trim()}"`);
      }),
  };
}

/** Returns the page object of the first `<pay-action>`. */
export const payStep = (cy: CypressLike, { element = 'pay-action', strings }: StepOptions = {}): PayStep<Chain> =>
  pageObjectOf(driverOf(cy, element), strings);

/** Returns the page object of the first `<pay-checkout>`. */
export const payCheckout = (
  cy: CypressLike,
  { element = 'pay-checkout', strings }: StepOptions = {},
): CheckoutPage<Chain> => checkoutPageOf(driverOf(cy, element), strings);

/**
 * Lets a fake backend respond to the page's requests.
 * @param url the requests for the merchant's backend, as `cy.intercept` takes it
 */
export function interceptBackend(
  cy: Pick<CypressLike, 'intercept'>,
  backend: FakeBackend,
  url: string | RegExp = '**/merchant/**',
): void {
  cy.intercept(url, async (request) => {
    const header = (name: string) => (typeof request.headers[name] === 'string' ? request.headers[name] : '');
    const names = ['content-type', 'idempotency-key'];
    const headers = Object.fromEntries(names.map((name) => [name, header(name)]));
    // Cypress parses JSON.
    const body = typeof request.body === 'string' ? request.body : JSON.stringify(request.body ?? null);
    const response = await backend
      .respond({ method: request.method, url: request.url, headers, body })
      .catch(() => null);
    if (!response) return request.destroy();
    request.reply({ statusCode: response.status, headers: { ...response.headers }, body: response.body });
  });
}
