import type { PropertyValues, ReactiveController, ReactiveControllerHost } from 'lit';
import { fetchResource, type Parser, type ResourceResult } from '../../client/fetch-resource.js';
import type { PaySettings } from '../../context.js';
import { STEPS_CHANGE } from '../../contract/registered-steps.js';
import { outcomeOf, parseResource, type Resource } from '../../contract/resource.js';
import { isServer } from '../../controllers/is-server.js';
import { lazyLoad } from '../../controllers/lazy-load.js';
import { LatestTask } from '../../controllers/latest-task.js';
import { PollController, type Polled } from '../../controllers/poll.js';
import { toPayError, type PayError } from '../../errors.js';
import { PayStatusEvent } from '../../events/status.js';
import {
  actionFlow,
  actionStart,
  isEnded,
  resourceOf,
  type ActionEvent,
  type ActionState,
} from '../../flows/action.js';
import { loadAdapter } from '../../providers/adapters.js';
import { inputEvent, isForeign, objectOf, type ActionInput } from './input.js';
import { native } from '../../natives.js';
import { Reports } from './reports.js';
import { reasonOf, type StepEvent } from './step-event.js';

export interface ActionHost extends ActionInput, ReactiveControllerHost, HTMLElement {
  readonly streamSrc: string;
  readonly outerPoll: PollController | null;
}

export interface ActionOptions {
  readonly settings: () => PaySettings;
  /** The end of the time to pay, by the service's clock; null where that is not known. */
  readonly expires: () => number | null;
}

/** Reads the objects of the page's provider, and those of the contract. */
const adapterOf = async ({ provider }: ActionHost): Promise<Parser> =>
  provider ? loadAdapter(provider) : parseResource;

/** The state of `<pay-action>`: takes the page's input, the backend's responses and the step's events; fires events. */
export class ActionController implements ReactiveController {
  state: ActionState = actionStart;
  /** Decides about money, so it is never in a chunk, which may not arrive. */
  readonly #poll: PollController;

  readonly #host: ActionHost;
  readonly #options: ActionOptions;
  readonly #reports: Reports;
  readonly #requests = new LatestTask();
  readonly #adapters = new LatestTask();
  /** The state on screen. */
  #rendered: ActionState = actionStart;
  /** The resources that were on screen, as JSON. */
  readonly #seen = new Set<string>();

  constructor(host: ActionHost, options: ActionOptions) {
    this.#host = host;
    this.#options = options;
    this.#reports = new Reports(host);
    this.#poll = new PollController(host, {
      ...options,
      streamSrc: () => host.streamSrc,
      parser: () => adapterOf(host),
      request: () => this.#request(),
      onResource: (resource) => this.#handleResponse({ resource, error: null }),
    });
    host.addController(this);
  }

  /** The poll of what is shown. */
  get poll(): PollController {
    return this.#host.outerPoll ?? this.#poll;
  }

  /** Applies the page's input. @param changed the changed properties of the host */
  update(changed: PropertyValues): void {
    const has = (...names: (keyof ActionHost)[]) => names.some((name) => changed.has(name));
    const wasOver = isEnded(this.state);
    const isSource = objectOf(this.#host) == null;
    if (has('payment', 'mandate', 'action', 'paymentMethod', 'provider') || (has('src') && isSource))
      this.#applyInput();
    // Without the object that the page has removed, a request decides.
    const isRemoved = isSource && has('payment', 'mandate', 'action');
    if (isEnded(this.state) || !(wasOver || isRemoved || has('src', 'streamSrc', 'provider'))) return;
    this.#reports.forgetStatus();
    this.start();
  }

  /** Requests `src` at once, and then polls it. */
  start(): void {
    this.stop();
    // An element that was removed before its first update is updated all the same.
    if (this.#host.src && this.#host.isConnected && !isEnded(this.state)) this.#poll.start(this.#request());
  }

  stop(): void {
    this.#requests.cancel();
    this.#poll.stop();
  }

  retry(): void {
    this.#reports.forgetError();
    if (!this.#host.src) return this.#applyInput();
    this.#dispatch({ type: 'loading' });
    this.start();
  }

  /** Shows an error instead of a step. */
  failStep(error: PayError): void {
    if (this.state.step === 'ready') this.#dispatch({ type: 'unusable', error, of: resourceOf(this.state) });
  }

  /** Shows the step whose element is loaded now, or that the page has registered. */
  readonly handleLoad = (): void => {
    if (this.state.step === 'unusable') this.retry();
    else this.#host.requestUpdate();
  };

  hostConnected(): void {
    if (!isServer) native(window, 'addEventListener')(STEPS_CHANGE, this.handleLoad);
    // The adapter of a provider was loading when the host was removed.
    if (this.state.step === 'loading') this.#applyInput();
  }

  hostDisconnected(): void {
    native(window, 'removeEventListener')(STEPS_CHANGE, this.handleLoad);
    this.stop();
    this.#adapters.cancel();
  }

  hostUpdated(): void {
    const { state } = this;
    if (this.#rendered === state) return;
    const { step } = this.#rendered;
    const wasUnusable = step === 'unusable';
    this.#rendered = state;
    if (state.step === 'unusable') this.#reports.error(state.error);
    else if (wasUnusable) this.#reports.forgetError();
    if ('action' in state || state.step === 'waiting') this.#reports.forgetEnd();
    if (!isEnded(state)) return;
    // The result is shorter than a step: a consumer who was at its end would see what is below.
    if (step === 'ready' && this.#host.getBoundingClientRect().top < 0) this.#host.scrollIntoView();
    this.stop();
    this.#reports.end(state);
  }

  /** Handles an event of the step, which bubbles on to the page. */
  handleStep(event: StepEvent): void {
    const resource = this.#readResource(event);
    if (event.type === 'pay-status') {
      if (!resource || !this.#reports.isNewStatus(resource)) event.stopPropagation();
      if (resource && outcomeOf(resource) === 'pending') this.#dispatch({ type: 'resource', resource });
      return;
    }
    // A poll has received the outcome in the same moment, and reports it.
    if (isEnded(this.state)) return event.stopPropagation();
    const outcome = event.type === 'pay-complete' ? 'complete' : 'failed';
    this.#dispatch({ type: 'ended', outcome, resource, reason: reasonOf(event) });
  }

  /** Null without a valid payment or mandate. */
  #readResource({ resource }: StepEvent): Resource | null {
    try {
      return resource == null ? null : parseResource(resource);
    } catch (error) {
      this.#reports.error(toPayError(error, 'invalid-input'));
      return null;
    }
  }

  #applyInput(): void {
    this.#reports.forgetError();
    if (this.#host.provider && isForeign(this.#host)) this.#applyForeign();
    else this.#apply(inputEvent(this.#host));
  }

  /** Applies an object of the page's provider, whose adapter may have to be loaded. */
  #applyForeign(): void {
    if (this.state.step === 'empty') this.#dispatch({ type: 'loading' });
    void lazyLoad(async () => inputEvent(this.#host, await adapterOf(this.#host)), {
      clock: this.#options.settings().clock,
      message: 'provider',
      signal: this.#adapters.start(),
      onLoad: (event) => this.#apply(event),
      onFail: (error) => this.#dispatch({ type: 'unusable', error }),
    });
  }

  #apply(event: ActionEvent): void {
    // A page that sets an earlier version of the resource on screen is late.
    if (
      event.type === 'resource' &&
      event.resource.id === resourceOf(this.state)?.id &&
      this.#seen.has(JSON.stringify(event.resource))
    )
      return;
    this.#dispatch(event);
  }

  async #request(): Promise<Polled | null> {
    const settings = this.#options.settings();
    const signal = this.#requests.start();
    const { src } = this.#host;
    const response = await fetchResource(settings, src, () => settings.clock.now(), signal, adapterOf(this.#host));
    return signal.aborted ? null : { ...response, final: this.#handleResponse(response) };
  }

  /** @returns true if the status is final, or if a further request would fail, too */
  #handleResponse({ resource, error }: ResourceResult): boolean {
    if (isEnded(this.state)) return true;
    if (error) {
      this.#dispatch({ type: 'broken', error });
      this.#reports.error(error);
      // A payment that the backend refuses stays refused, unless it was available before.
      return error.code === 'refused' && this.state.step === 'unusable';
    }
    if (this.#rendered.step !== 'unusable') this.#reports.forgetError();
    this.#dispatch({ type: 'resource', resource });
    if (this.#reports.isNewStatus(resource)) this.#host.dispatchEvent(new PayStatusEvent(resource));
    return outcomeOf(resource) !== 'pending';
  }

  #dispatch(event: ActionEvent): void {
    this.state = actionFlow(this.state, event);
    this.#seen.add(JSON.stringify(resourceOf(this.state)));
    this.#host.requestUpdate();
  }
}
