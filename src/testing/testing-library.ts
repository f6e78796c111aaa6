/** For tests with Testing Library. Its functions are arguments, so that no package is needed. */
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

export interface TestingLibrary {
  readonly within: (element: HTMLElement) => {
    queryAllByRole(role: string): HTMLElement[];
  };
  readonly waitFor: (check: () => HTMLElement) => Promise<HTMLElement>;
  /** The result of `userEvent.setup()`. */
  readonly user: {
    click(element: Element): Promise<void>;
    type(
      element: Element,
      text: string,
      options: { initialSelectionStart: number; initialSelectionEnd: number },
    ): Promise<void>;
  };
}

/** Searches every shadow tree, where Testing Library alone finds nothing. */
function driverOf(
  container: ParentNode,
  { within, waitFor, user }: TestingLibrary,
  element: string,
): Driver<Promise<void>> {
  const roots = (): HTMLElement[] => {
    const host = container.querySelector(element);
    return (host?.shadowRoot ? rootsOf(host.shadowRoot) : []) as HTMLElement[];
  };
  const found = (role: Role, name: RegExp) =>
    waitFor(() => {
      const controls = roots().flatMap((root) => within(root).queryAllByRole(role));
      const first = controls.find((control) => says(nameOf(control), name));
      if (!first) throw new Error(`${element} has no ${role} named ${name.source}`);
      return first;
    });
  return {
    press: async (role, name) => user.click(await found(role, name)),
    enter: async (role, name, text) => {
      const input = (await found(role, name)) as HTMLInputElement;
      // Typing replaces the selection; `user.clear` fails in a shadow tree.
      await user.type(input, text, { initialSelectionStart: 0, initialSelectionEnd: input.value.length });
    },
    sees: async (text) => {
      await waitFor(() => {
        const regions = roots().flatMap((root) => [...root.querySelectorAll<HTMLElement>(MESSAGES)]);
        const saying = regions.find(({ textContent }) => says(textContent, text));
        if (saying) return saying;
        throw new Error(`${element} says "${regions.map(({ textContent }) => textContent.trim()).join(' ')}"`);
      });
    },
  };
}

/** Returns the page object of the first `<pay-action>` in a container. */
export const payStep = (
  container: ParentNode,
  library: TestingLibrary,
  { element = 'pay-action', strings }: StepOptions = {},
): PayStep<Promise<void>> => pageObjectOf(driverOf(container, library, element), strings);

/** Returns the page object of the first `<pay-checkout>` in a container. */
export const payCheckout = (
  container: ParentNode,
  library: TestingLibrary,
  { element = 'pay-checkout', strings }: StepOptions = {},
): CheckoutPage<Promise<void>> => checkoutPageOf(driverOf(container, library, element), strings);
