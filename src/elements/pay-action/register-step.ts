import { fail, object } from '../../contract/read.js';
import { REGISTERED } from '../../contract/registered-steps.js';
import type { PageStep, Step, StepInput } from './step.js';
import { renewSteps } from './renew-steps.js';

export type { AnyAction, StepFacts, StepInput } from './step.js';

/** An element of the page for an action. */
export interface StepDefinition {
  /** The type of the action: one of the contract's, or another one. */
  readonly type: string;
  /** Decides for some actions of the type only; for all of them if absent. */
  readonly matches?: ((input: StepInput) => boolean) | undefined;
  /** The name of the custom element. */
  readonly tag: string;
  /** Loads and registers the element when it is needed first. Without it, the page registers the element. */
  readonly load?: (() => Promise<unknown>) | undefined;
  /**
   * The properties of the element; `action`, `resource`, `paymentMethod` and the facts if absent. In addition, each element
   * gets `strings`, the texts of the page, and `noHead`, because `<pay-action>` shows the method and the amount. Names that
   * every element has, such as `innerHTML`, are left out.
   */
  readonly properties?: ((input: StepInput) => object) | undefined;
}

/** @see https://html.spec.whatwg.org/multipage/custom-elements.html#valid-custom-element-name */
const TAG = /^[a-z][a-z\d._]*-[a-z\d._-]*$/;

/** A name that a template can have: servers render the properties as one. */
const NAME = /^[a-z_]\w*$/i;

/** Leaves out the properties of every element, such as `innerHTML`: the names may come from the service. */
function safeNames(properties: object): object {
  const common = globalThis.HTMLElement?.prototype ?? {};
  return Object.fromEntries(Object.entries(properties).filter(([name]) => NAME.test(name) && !(name in common)));
}

/** Calls a function of the page. If it throws, the page's error handlers (a server's log) get the error, and the step goes on without. */
function attempt<Result>(call: () => Result, otherwise: Result): Result {
  try {
    return call();
  } catch (error) {
    // eslint-disable-next-line no-console -- Node has no `reportError`
    (globalThis.reportError ?? console.error)(error);
    return otherwise;
  }
}

/** A step is selected at once: a promise, which is true and has no properties, is a mistake. */
function refusePromise<Value>(value: Value, path: string, expected: string): Value {
  return typeof (value as { then?: unknown } | null)?.then === 'function' ? fail(path, `expected ${expected}`) : value;
}

const selected = (properties: unknown): object =>
  safeNames(refusePromise(object(properties, 'step.properties'), 'step.properties', 'object'));

const isOptionalFunction = (value: unknown): boolean => value == null || typeof value === 'function';

/**
 * Shows an element of the page for an action, instead of the built-in one or of the error `unsupported-action`. The latest
 * definition that matches counts. Actions on screen are shown again.
 * @returns a function that removes the definition
 * @throws {PayError} `invalid-input` if the type is empty, the tag is not the name of a custom element, or a function is none
 */
export function registerStep(definition: StepDefinition): () => void {
  const { type, tag, load, matches, properties } = object(definition, 'step') as StepDefinition;
  if (typeof type !== 'string' || !type) fail('step.type', 'expected string');
  if (typeof tag !== 'string' || !TAG.test(tag)) fail('step.tag', 'expected the name of a custom element');
  // It would show itself.
  if (tag === 'pay-action') fail('step.tag', 'expected another element than pay-action');
  for (const [name, value] of Object.entries({ load, matches, properties }))
    if (!isOptionalFunction(value)) fail(`step.${name}`, 'expected function');
  const step: PageStep = {
    type,
    stepFor: (input): Step | undefined => {
      if (matches && !attempt(() => refusePromise(matches(input), 'step.matches', 'boolean'), false)) return undefined;
      const { action, resource, paymentMethod, facts } = input;
      const known = { ...facts, action, resource, paymentMethod };
      return {
        tag,
        properties: properties ? attempt(() => selected(properties(input)), {}) : known,
        load: load ?? (() => customElements.whenDefined(tag)),
      };
    },
  };
  const page = globalThis as { [REGISTERED]?: PageStep[] };
  const steps = (page[REGISTERED] ??= []);
  const change = (from: number, removed: number, ...added: PageStep[]) => {
    steps.splice(from, removed, ...added);
    renewSteps();
  };
  change(0, 0, step);
  return () => {
    const index = steps.indexOf(step);
    if (index >= 0) change(index, 1);
  };
}
