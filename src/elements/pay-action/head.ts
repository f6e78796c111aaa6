import type { LitElement, TemplateResult, nothing } from 'lit';
import type { PaySettings } from '../../context.js';
import type { Resource } from '../../contract/resource.js';
import type { LazyPart } from '../../controllers/lazy-part.js';
import { readableReference } from '../../domain/account-reference.js';
import type { Deadline } from '../../domain/deadline.js';
import { isEnded, resourceOf, type ActionState } from '../../flows/action.js';
import type { CoreStrings, FactStrings, TimeStrings } from '../../locales/strings.js';
import { loadLooks, renderHead, titleOf, type Head, type Looks, type Price } from '../head.js';
import { adopt } from '../adopt.js';
import { LOCK } from '../icons.js';
import type { PayStep } from '../pay-step.js';
import type { ActionProperties } from './action-properties.js';
import type { TimeLeft } from '../time-left.js';

/** The consumer's account at a wallet, partly masked by the service (contract section 2.2). */
export function accountOf(resource: Resource | null): string | null {
  const { payment_method_account: account } = Object(resource?.extra) as Record<string, { reference?: unknown } | null>;
  const reference = account?.reference;
  return typeof reference === 'string' ? readableReference(reference, resource?.payment_method ?? null) : null;
}

/**
 * The amount to pay. A mandate has none. If the consumer pays in another currency, the amount in that currency is unknown.
 */
export function priceOf(resource: Resource | null): Price {
  const payment = resource?.object === 'payment' ? resource : null;
  const local = !payment?.currency_local || payment.currency_local === payment.currency ? payment : null;
  return { amount: local?.amount ?? null, currency: local?.currency ?? null };
}

export interface ActionHeadHost {
  readonly host: LitElement;
  readonly strings: () => CoreStrings & Partial<FactStrings & TimeStrings>;
  readonly settings: () => PaySettings;
  readonly lazy: <Module>(load: () => Promise<Module>, onLoad: (module: Module) => void) => LazyPart<Module>;
}

/** The head of `<pay-action>`, also while the consumer waits and with the result. */
export class ActionHead {
  readonly #context: ActionHeadHost;
  readonly #part: LazyPart<unknown>;
  readonly #looks: Looks;
  #time: TimeLeft | null = null;
  /** The icon of the last step, which stays with the result. */
  #mark = LOCK;
  #deadline: Deadline | null = null;

  constructor(context: ActionHeadHost) {
    const { host, strings, settings } = (this.#context = context);
    const clock = () => settings().clock;
    this.#part = context.lazy(
      () => import('../slip/surroundings.js'),
      ({ TimeLeft, paperStyles }) => {
        this.#time = new TimeLeft(host, { strings, clock });
        adopt(host.renderRoot as ShadowRoot, paperStyles);
      },
    );
    this.#looks = context.lazy(loadLooks, () => {});
  }

  /** @param tag of the step; empty without one @param deadline of the step */
  update(tag: string, deadline: Deadline | null): void {
    // A step of the page need not have an icon.
    const step = tag && (customElements.get(tag) as Partial<typeof PayStep> | undefined);
    if (step) this.#mark = step.mark ?? LOCK;
    this.#deadline = deadline;
    this.#time?.until(deadline);
  }

  loadTime(): void {
    if (this.#deadline !== null) this.#part.loadAfterPaint();
  }

  /** The name of the payment method; empty if unknown. */
  title(method: string): string {
    return titleOf(method, this.#looks, this.#context.strings());
  }

  /** @param page what the page knows @returns nothing before there is anything to do */
  render(
    state: ActionState,
    { paymentMethod, merchant }: Pick<ActionProperties, 'paymentMethod' | 'merchant'>,
  ): TemplateResult | typeof nothing | undefined {
    const strings = this.#context.strings();
    const isUnusable = state.step === 'unusable';
    const resource = isUnusable ? state.of : resourceOf(state);
    if (!resource && !isUnusable && state.step !== 'ready') return undefined;
    const head: Head = {
      ...priceOf(resource),
      mark: this.#mark,
      method: resource?.payment_method ?? paymentMethod ?? '',
      looks: this.#looks,
      marks: this.#context.settings().marks,
      purpose: resource?.object === 'mandate' && !isEnded(state) ? strings.mandateTitle : '',
      account: accountOf(resource),
      merchant,
      timed: this.#deadline !== null,
      left: this.#time?.render(),
    };
    return renderHead(head, strings);
  }
}
