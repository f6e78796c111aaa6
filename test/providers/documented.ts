/** The types of steps that providers document: which of them an element shows. Computed from the published objects. */
import { isPayError } from '../../src/errors.js';
import { NOT_CHOSEN, STEP_MISSING } from '../../src/providers/actions.js';
import type { Adapter } from '../../src/providers/adapters.js';
import type { Provider } from '../../src/providers/detect.js';
import { NAMES, VECTORS } from './adapters.js';
import { PUBLISHED } from './published.js';

type Fields = Readonly<Record<string, unknown>>;

/** A field of an object, which may be inside of others: `action.type`; undefined if one of them is missing. */
const at = (given: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => (value as Fields | null | undefined)?.[name], given);

/** The fields that have the type of the step, by which provider. The first one that is there counts. */
const TYPES: Readonly<Record<Provider, readonly string[]>> = {
  stripe: ['next_action.type', 'object'],
  adyen: ['action.type', 'type', 'url'],
  mercadopago: ['payment_method_id', 'transactions.payments.0.payment_method.id', 'init_point'],
  xendit: ['actions.0.descriptor', 'actions.0.url_type', 'actions.0.action', 'payment_method.type', 'invoice_url'],
  omise: ['source.type'],
  midtrans: ['payment_type', 'redirect_url'],
  hyperswitch: ['next_action.type'],
  airwallex: ['next_action.type'],
};

/** Also says whether a step is sent by POST, which is a type of its own. */
function typeOf(name: Provider, given: unknown): string | undefined {
  const path = TYPES[name].find((each) => at(given, each));
  if (!path) return undefined;
  const isPost = ['action', 'next_action'].some((step) => /^post$/i.test(String(at(given, `${step}.method`))));
  const type = /url$|point$/.test(path) ? path : String(at(given, path));
  return isPost ? `${type} by POST` : type;
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
    const given = [...VECTORS[name].map((vector) => vector.given), ...PUBLISHED[name].map((published) => published.in)];
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
