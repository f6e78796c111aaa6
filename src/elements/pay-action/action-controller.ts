import type { PropertyValues, ReactiveController, ReactiveControllerHost } from 'lit';
import { fetchResource, type Parser, type ResourceResponse } from '../../client/fetch-resource.js';
import type { PaySettings } from '../../context.js';
import { STEPS_CHANGE } from '../../contract/registered-steps.js';
import { outcomeOf, parseResource, type Resource } from '../../contract/resource.js';
import { isServer } from '../../controllers/is-server.js';
import { lazyLoad } from '../../controllers/lazy-load.js';
import { Latest } from '../../controllers/latest.js';
import type { Polled, PollController } from '../../controllers/poll.js';
import type { PayError } from '../../errors.js';
import type { PayCompleteEvent } from '../../events/complete.js';
import { endedEvent } from '../../events/ended.js';
import { PayErrorEvent } from '../../events/error.js';
import type { PayFailEvent } from '../../events/fail.js';
import { PayStatusEvent } from '../../events/status.js';
import { actionFlow, actionStart, isOver, resourceOf, type ActionEvent, type ActionState } from '../../flows/action.js';
import { loadAdapter } from '../../providers/adapters.js';
import { inputEvent, isForeign, objectOf, type ActionInput } from './input.js';

export interface ActionHost extends ActionInput, ReactiveControllerHost, HTMLElement {
  readonly streamSrc: string;
}

export interface ActionOptions {
  readonly settings: () => PaySettings;
  /** The end of the time to pay, by the service's clock; null where that is not known. */
  readonly expires: () => number | null;
}

/** Reads the objects of the page's provider, and those of the contract. */
const adapterOf = async ({ provider }: ActionHost): Promise<Parser> =>
  provider ? loadAdapter(provider) : parseResource;

type PollModule = typeof import('./poll-status.js');

/** The state of `<pay-action>`: takes the page's input, the backend's responses and the step's events; fires events. */
export class ActionController implements ReactiveController {
  state: ActionState = actionStart;
  /** The poller and the functions that render it; null until they are loaded. */
  polling: { readonly poll: PollController; readonly view: PollModule } | null = null;
  /** The message while they cannot be loaded, when the page does not update. */
  pollError: 'load-failed' | 'offline' | null = null;

  readonly #host: ActionHost;
  readonly #options: ActionOptions;
  readonly #requests = new Latest();
  readonly #loads = new Latest();
  readonly #adapters = new Latest();
  /** The state on screen. */
  #rendered: ActionState = actionStart;
  /** The status that `pay-status` reported last, as JSON. */
  #reportedStatus = '';
  /** The error that `pay-error` reported last. A poll that fails in the same way again does not report it again. */
  #reportedError = '';
  /** The resources that were on screen, as JSON. */
  readonly #seen = new Set<string>();

  constructor(host: ActionHost, options: ActionOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Applies the page's input. @param changed the changed properties of the host */
  update(changed: PropertyValues): void {
    const has = (...names: (keyof ActionHost)[]) => names.some((name) => changed.has(name));
    const wasOver = isOver(this.state);
    const isSource = objectOf(this.#host) == null;
    if (has('payment', 'mandate', 'action', 'paymentMethod', 'provider') || (has('src') && isSource))
      this.#applyInput();
    if (isOver(this.state) || !(wasOver || has('src', 'streamSrc', 'provider'))) return;
    this.#reportedStatus = '';
    this.start();
  }

  /** Requests `src` at once, and then polls it. */
  start(): void {
    this.stop();
    // An element that was removed before its first update is updated all the same.
    if (this.#host.src && this.#host.isConnected && !isOver(this.state)) this.#poll(this.#request());
  }

  stop(): void {
    this.#requests.cancel();
    this.#loads.cancel();
    this.polling?.poll.stop();
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
    if (!isServer) addEventListener(STEPS_CHANGE, this.handleLoad);
    // The adapter of a provider was loading when the host was removed.
    if (this.state.step === 'loading') this.#applyInput();
  }

  hostDisconnected(): void {
    removeEventListener(STEPS_CHANGE, this.handleLoad);
    this.stop();
    this.#adapters.cancel();
  }

  hostUpdated(): void {
    const { state } = this;
    if (this.#rendered === state) return;
    this.#rendered = state;
    if (state.step === 'unusable') this.#reportError(state.error);
    if (!isOver(state)) return;
    this.stop();
    if (!state.reported) this.#host.dispatchEvent(endedEvent(state.resource!));
  }

  /** Handles an event of the step, which bubbles on to the page. */
  handleStep(event: PayStatusEvent | PayCompleteEvent | PayFailEvent): void {
    const { resource } = event;
    if (event.type === 'pay-status') {
      if (!this.#isNewStatus(resource!)) event.stopPropagation();
      if (outcomeOf(resource!) === 'pending') this.#dispatch({ type: 'resource', resource: resource! });
      return;
    }
    // A poll has received the outcome in the same moment, and reports it.
    if (isOver(this.state)) return event.stopPropagation();
    const [outcome, reason] = 'reason' in event ? (['failed', event.reason] as const) : (['complete', null] as const);
    this.#dispatch({ type: 'ended', outcome, resource, reason });
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

  #poll(first: Promise<Polled | null>): void {
    this.pollError = null;
    const { settings, expires } = this.#options;
    void lazyLoad(() => import('./poll-status.js'), {
      clock: settings().clock,
      message: 'poll-status',
      signal: this.#loads.start(),
      onLoad: (view) => {
        this.pollError = null;
        this.polling ??= {
          view,
          poll: new view.PollController(this.#host, {
            settings,
            expires,
            streamSrc: () => this.#host.streamSrc,
            parser: () => adapterOf(this.#host),
            request: () => this.#request(),
            onResource: (resource) => this.#handleResponse({ resource, error: null }),
          }),
        };
        this.polling.poll.start(first);
      },
      onFail: (error) => {
        this.pollError = navigator.onLine ? 'load-failed' : 'offline';
        this.#host.requestUpdate();
        this.#reportError(error);
      },
    });
  }

  /** @returns true if the status is final, or if a further request would fail, too */
  #handleResponse({ resource, error }: Pick<ResourceResponse, 'resource' | 'error'>): boolean {
    if (isOver(this.state)) return true;
    if (resource) {
      this.#reportedError = '';
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
