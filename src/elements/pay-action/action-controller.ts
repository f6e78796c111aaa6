import type { PropertyValues, ReactiveController, ReactiveControllerHost } from 'lit';
import { fetchResource, type Parser, type ResourceResponse } from '../../client/fetch-resource.js';
import type { PaySettings } from '../../context.js';
import { STEPS_CHANGE } from '../../contract/registered-steps.js';
import { outcomeOf, parseResource, type Resource } from '../../contract/resource.js';
import { isServer } from '../../controllers/is-server.js';
import { lazyLoad } from '../../controllers/lazy-load.js';
import { Latest } from '../../controllers/latest.js';
import { PollController, type Polled } from '../../controllers/poll.js';
import { toPayError, type PayError } from '../../errors.js';
import { endedEvent } from '../../events/ended.js';
import { PayErrorEvent } from '../../events/error.js';
import { PayStatusEvent } from '../../events/status.js';
import { actionFlow, actionStart, isOver, resourceOf, type ActionEvent, type ActionState } from '../../flows/action.js';
import { loadAdapter } from '../../providers/adapters.js';
import { inputEvent, isForeign, objectOf, type ActionInput } from './input.js';
import { native } from '../../natives.js';

export interface ActionHost extends ActionInput, ReactiveControllerHost, HTMLElement {
  readonly streamSrc: string;
}

export interface ActionOptions {
  readonly settings: () => PaySettings;
  /** The end of the time to pay, by the service's clock; null where that is not known. */
  readonly expires: () => number | null;
}

/** An event of a step. The element of a page may have put anything in it, or nothing. */
export type StepEvent = Event & { readonly resource?: unknown; readonly reason?: unknown };

const reasonOf = ({ reason }: StepEvent): string | null =>
  typeof reason === 'string' || typeof reason === 'number' ? String(reason) : null;

/** Reads the objects of the page's provider, and those of the contract. */
const adapterOf = async ({ provider }: ActionHost): Promise<Parser> =>
  provider ? loadAdapter(provider) : parseResource;

/** The state of `<pay-action>`: takes the page's input, the backend's responses and the step's events; fires events. */
export class ActionController implements ReactiveController {
  state: ActionState = actionStart;
  /** Decides about money, so it is never in a chunk, which may not arrive. */
  readonly poll: PollController;

  readonly #host: ActionHost;
  readonly #options: ActionOptions;
  readonly #requests = new Latest();
  readonly #adapters = new Latest();
  /** The state on screen. */
  #rendered: ActionState = actionStart;
  /** The status that `pay-status` reported last, as JSON. */
  #reportedStatus = '';
  /** The error that `pay-error` reported last. A poll that fails in the same way again does not report it again. */
  #reportedError = '';
  /** The end that was reported last, as JSON; empty once the consumer has something to do again, or to wait for. */
  #reportedEnd = '';
  /** The resources that were on screen, as JSON. */
  readonly #seen = new Set<string>();

  constructor(host: ActionHost, options: ActionOptions) {
    this.#host = host;
    this.#options = options;
    this.poll = new PollController(host, {
      ...options,
      streamSrc: () => host.streamSrc,
      parser: () => adapterOf(host),
      request: () => this.#request(),
      onResource: (resource) => this.#handleResponse({ resource, error: null }),
    });
    host.addController(this);
  }

  /** Applies the page's input. @param changed the changed properties of the host */
  update(changed: PropertyValues): void {
    const has = (...names: (keyof ActionHost)[]) => names.some((name) => changed.has(name));
    const wasOver = isOver(this.state);
    const isSource = objectOf(this.#host) == null;
    if (has('payment', 'mandate', 'action', 'paymentMethod', 'provider') || (has('src') && isSource))
      this.#applyInput();
    // Without the object that the page has removed, a request decides.
    const isRemoved = isSource && has('payment', 'mandate', 'action');
    if (isOver(this.state) || !(wasOver || isRemoved || has('src', 'streamSrc', 'provider'))) return;
    this.#reportedStatus = '';
    this.start();
  }

  /** Requests `src` at once, and then polls it. */
  start(): void {
    this.stop();
    // An element that was removed before its first update is updated all the same.
    if (this.#host.src && this.#host.isConnected && !isOver(this.state)) this.poll.start(this.#request());
  }

  stop(): void {
    this.#requests.cancel();
    this.poll.stop();
  }

  retry(): void {
    this.#reportedError = '';
    if (!this.#host.src) return this.#applyInput();
    this.#dispatch({ type: 'loading' });
    this.start();
  }

  /** Shows an error instead of a step. */
  failStep(error: PayError): void {
    if (this.state.step === 'ready') this.#dispatch({ type: 'unusable', error });
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
    const wasUnusable = this.#rendered.step === 'unusable';
    this.#rendered = state;
    if (state.step === 'unusable') this.#reportError(state.error);
    else if (wasUnusable) this.#reportedError = '';
    if ('action' in state || state.step === 'waiting') this.#reportedEnd = '';
    if (!isOver(state)) return;
    this.stop();
    const end = JSON.stringify([state.step, state.resource?.id]);
    if (!state.reported && end !== this.#reportedEnd) this.#host.dispatchEvent(endedEvent(state.resource!));
    this.#reportedEnd = end;
  }

  /** Handles an event of the step, which bubbles on to the page. */
  handleStep(event: StepEvent): void {
    const resource = this.#readResource(event);
    if (event.type === 'pay-status') {
      if (!resource || !this.#isNewStatus(resource)) event.stopPropagation();
      if (resource && outcomeOf(resource) === 'pending') this.#dispatch({ type: 'resource', resource });
      return;
    }
    // A poll has received the outcome in the same moment, and reports it.
    if (isOver(this.state)) return event.stopPropagation();
    const outcome = event.type === 'pay-complete' ? 'complete' : 'failed';
    this.#dispatch({ type: 'ended', outcome, resource, reason: reasonOf(event) });
  }

  /** Null without a valid payment or mandate. */
  #readResource({ resource }: StepEvent): Resource | null {
    try {
      return resource == null ? null : parseResource(resource);
    } catch (error) {
      this.#reportError(toPayError(error, 'invalid-input'));
      return null;
    }
  }

  #applyInput(): void {
    this.#reportedError = '';
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
  #handleResponse({ resource, error }: Pick<ResourceResponse, 'resource' | 'error'>): boolean {
    if (isOver(this.state)) return true;
    if (resource) {
      if (this.#rendered.step !== 'unusable') this.#reportedError = '';
      this.#dispatch({ type: 'resource', resource });
      if (this.#isNewStatus(resource)) this.#host.dispatchEvent(new PayStatusEvent(resource));
      return outcomeOf(resource) !== 'pending';
    }
    this.#dispatch({ type: 'broken', error: error! });
    this.#reportError(error!);
    // A payment that the backend refuses stays refused, unless it was available before.
    return error!.code === 'refused' && this.state.step === 'unusable';
  }

  #isNewStatus({ id, status, action }: Resource): boolean {
    const reported = this.#reportedStatus;
    this.#reportedStatus = JSON.stringify([id, status, action]);
    return this.#reportedStatus !== reported;
  }

  #reportError(error: PayError): void {
    const reported = this.#reportedError;
    this.#reportedError = error.code + error.message;
    if (this.#reportedError !== reported) this.#host.dispatchEvent(new PayErrorEvent(error));
  }

  #dispatch(event: ActionEvent): void {
    this.state = actionFlow(this.state, event);
    this.#seen.add(JSON.stringify(resourceOf(this.state)));
    this.#host.requestUpdate();
  }
}
