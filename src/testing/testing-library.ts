/** For tests with Testing Library. Its functions are arguments, so that no package is needed. */
import { rootsOf, says } from './shadow-roots.js';
import { stepOf, type PayStep, type Role, type StepOptions } from './steps.js';

export interface TestingLibrary {
  readonly within: (element: HTMLElement) => {
    queryAllByRole(role: string, options?: { name?: RegExp }): HTMLElement[];
  };
  readonly waitFor: (check: () => HTMLElement) => Promise<HTMLElement>;
  /** The result of `userEvent.setup()`. */
  readonly user: {
    click(element: Element): Promise<void>;
    clear(element: Element): Promise<void>;
    type(element: Element, text: string): Promise<void>;
  };
}

/**
 * Returns the page object of the first `<pay-action>` in a container. It searches every shadow tree, where Testing Library
 * alone finds nothing.
 */
export function payStep(
  container: ParentNode,
  { within, waitFor, user }: TestingLibrary,
  { element = 'pay-action', strings }: StepOptions = {},
): PayStep<Promise<void>> {
  const all = (role: Role, name?: RegExp): HTMLElement[] => {
    const host = container.querySelector(element);
    const roots = host?.shadowRoot ? rootsOf(host.shadowRoot) : [];
    return roots.flatMap((root) => within(root as HTMLElement).queryAllByRole(role, name ? { name } : {}));
  };
  const found = (role: Role, name: RegExp) =>
    waitFor(() => {
      const [first] = all(role, name);
      if (!first) throw new Error(`${element} has no ${role} named ${name.source}`);
      return first;
    });
  return stepOf(
    {
      press: async (role, name) => user.click(await found(role, name)),
      enter: async (role, name, text) => {
        const input = await found(role, name);
        await user.clear(input);
        await user.type(input, text);
      },
      sees: async (text) => {
        await waitFor(() => {
          const regions = all('status');
          const saying = regions.find(({ textContent }) => says(textContent, text));
          if (saying) return saying;
          throw new Error(`${element} says "${regions.map(({ textContent }) => textContent.trim()).join(' ')}"`);
        });
      },
    },
    strings,
  );
}
