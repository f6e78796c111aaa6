/** The types of steps that providers document: which of them an element shows. Computed from the published objects. */
import { isPayError } from '../../src/errors.js';
import { NOT_CHOSEN, STEP_MISSING } from '../../src/providers/actions.js';
import type { Adapter, Provider } from '../../src/providers/adapters.js';
import { EXAMPLES, NAMES, VECTORS } from './adapters.js';
import { PUBLISHED } from './published.js';

type Fields = Readonly<Record<string, unknown>>;

/** A field of an object, which may be inside of others: `action.type`; undefined if one of them is missing. */
const at = (given: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Fields | null | undefined)?.[name], given);

/** Fields that only such a step or page has. */
const NAMED: Readonly<Record<string, string>> = {
  amount_total: 'Checkout Session',
  init_point: 'Checkout Pro',
  invoice_url: 'invoice',
  merchantAccount: 'Pay by Link',
  payment_link_url: 'payment session',
  three_ds_info: '3-D Secure challenge',
  token: 'Snap',
  transaction_security: '3-D Secure challenge',
};

/** A step that is sent by POST is a type of its own. */
function typeOf(provider: Provider, given: object): string | undefined {
  const field = Object.keys(NAMED).find(
    (name) => name in given || at(given, `transactions.payments.0.payment_method.${name}`),
  );
  if (field) return NAMED[field];
  const path = EXAMPLES[provider].stepFields.find((each) => at(given, each));
  if (!path) return undefined;
  const isPost = ['method', 'action.method', 'next_action.method'].some((step) =>
    /^post$/i.test(String(at(given, step))),
  );
  return `${String(at(given, path))}${isPost ? ' by POST' : ''}`;
}

/** Whether an element shows the step of an object, or the page waits rightly; null for an object without a step. */
function isShown(adapter: Adapter, given: unknown): boolean | null {
  try {
    const { action, status } = adapter(given);
    return action || status === 'created' || status === 'pending' ? true : null;
  } catch (error) {
    const isStep = isPayError(error) && error.code === 'unsupported-action';
    return isStep && !error.message.includes(NOT_CHOSEN) && !error.message.includes(STEP_MISSING) ? false : null;
  }
}

export interface Documented {
  readonly right: readonly string[];
  readonly wrong: readonly string[];
}

export function documentedTypes(
  adapters: Readonly<Record<Provider, Adapter>>,
): readonly (readonly [Provider, Documented])[] {
  return NAMES.map((name) => {
    const given = [
      ...VECTORS[name].map((vector) => vector.given as object),
      ...PUBLISHED[name].map((published) => published.in),
    ];
    const types = new Map<string, boolean>();
    for (const each of given) {
      const type = typeOf(name, each);
      const shown = isShown(adapters[name], each);
      // One object that is refused is enough.
      if (type && shown !== null) types.set(type, shown && (types.get(type) ?? true));
    }
    const of = (isRight: boolean) => [...types].flatMap(([type, shown]) => (shown === isRight ? type : [])).sort();
    return [name, { right: of(true), wrong: of(false) }] as const;
  });
}

/** The table of docs/providers.md. @param labelOf the name of a provider */
export function summaryOf(
  adapters: Readonly<Record<Provider, Adapter>>,
  labelOf: (provider: Provider) => string,
): string {
  const rows = documentedTypes(adapters).map(([name, { right, wrong }]) => {
    const refused = wrong.map((type) => `\`${type}\``).join(', ');
    return `| ${labelOf(name)} | ${right.length} / ${right.length + wrong.length} | ${refused} |`;
  });
  return `## Documented types of steps

In the objects that providers publish:

| provider | right / all | refused with the function to call instead |
| --- | --- | --- |
${rows.join('\n')}
`;
}
