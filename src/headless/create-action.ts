import type { ReactiveController } from 'lit';
import { fetchResource, type ResourceResult } from '../client/fetch-resource.js';
import { mandateUrl } from '../client/mandate-url.js';
import { defaultSettings, type PaySettings } from '../context/settings.js';
import { parseResource, type Resource } from '../contract/resource.js';
import { LatestTask } from '../controllers/latest-task.js';
import { OtpController } from '../controllers/otp.js';
import { PollController, type Polled } from '../controllers/poll.js';
import { instantOf } from '../domain/instant.js';
import type { PayError } from '../errors.js';
import { actionFlow, actionStart, isEnded, resourceOf, type ActionEvent, type ActionState } from '../flows/action.js';
import type { OtpState } from '../flows/otp.js';
import type { PollNotice } from '../flows/poll.js';

/** Time and requests are those of the browser, unless a test sets them. */
export interface ActionOptions extends Partial<Pick<PaySettings, 'fetch' | 'headers' | 'timeout' | 'clock'>> {
  /** The URL of the payment or mandate in the merchant's backend. It is requested again and again until the outcome. */
  readonly src?: string;
  /** The URL of its stream of events, if the backend has one. */
  readonly streamSrc?: string;
  /** The URL before the routes of the backend, such as `/merchant`: one-time codes are sent there. */
  readonly baseUrl?: string;
  /** The payment or mandate that the page has already. @throws {PayError} `invalid-input` */
  readonly resource?: unknown;
  /** The number of digits of a one-time code, 6 if absent. */
  readonly digits?: number;
  /** Seconds before another code can be requested, 30 if absent. */
  readonly resendAfter?: number;
}

export interface ActionSnapshot {
  /** What the consumer does or waits for, and the outcome. */
  readonly action: ActionState;
  /** The one-time code. It is never in here itself. */
  readonly code: OtpState;
  /** Seconds before another code can be requested. */
  readonly wait: number;
  /** What to say of the connection; empty if there is nothing. */
  readonly notice: PollNotice;
  /** The end of the time to pay, by this device's clock, in milliseconds since the epoch; null if there is none. */
  readonly deadline: number | null;
  /** The last error of a request, until the next one succeeds. */
  readonly error: PayError | null;
}

export interface ActionStore {
  /** The same object until something changes. */
  readonly state: ActionSnapshot;
  /** Calls a function after each change. @returns a function that ends it */
  subscribe(listener: (state: ActionSnapshot) => void): () => void;
  /** Requests `src`, and polls it until the outcome or `stop`. */
  start(): void;
  stop(): void;
  /** Requests at once: the consumer says that it is paid, or presses "Try again". */
  check(): void;
  /** Takes a payment or mandate that the page has. @throws {PayError} `invalid-input` */
  receive(resource: unknown): void;
  /** Sends a one-time code. A wrong one is `code.error`: it is not sent again before `edited`. */
  verify(otp: string): Promise<void>;
  /** The consumer types another code. */
  edited(): void;
  /** Requests another code. It does nothing while `wait` is above 0. */
  resend(): Promise<void>;
}

/** What a controller expects of its element. */
class StoreHost extends EventTarget {
  readonly controllers: ReactiveController[] = [];
  readonly updateComplete = Promise.resolve(true);
  isConnected = false;
  readonly requestUpdate: () => void;

  constructor(onChange: () => void) {
    super();
    this.requestUpdate = onChange;
  }

  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }

  removeController(): void {}

  connect(isConnected: boolean): void {
    this.isConnected = isConnected;
    for (const one of this.controllers) {
      if (!isConnected) one.hostDisconnected?.();
      else {
        one.hostConnected?.();
        one.hostUpdate?.();
      }
    }
  }
}

/** The logic of `<pay-action>` and its one-time code without their markup. */
export function createAction(options: ActionOptions): ActionStore {
  const { src = '', streamSrc = '', baseUrl = '', resource: given, digits = 6, resendAfter = 30, ...rest } = options;
  const settings: PaySettings = { ...defaultSettings, ...rest };
  const listeners = new Set<(state: ActionSnapshot) => void>();
  const requests = new LatestTask();
  let action: ActionState = actionStart;
  let error: PayError | null = null;
  let isStarted = false;
  let snapshot: ActionSnapshot | null = null;

  const changed = () => {
    snapshot = null;
    for (const listener of [...listeners]) listener(read());
  };
  const host = new StoreHost(changed);
  const id = () => resourceOf(action)?.id ?? '';
  const otp = new OtpController(host, () => ({
    settings,
    verifyUrl: () => mandateUrl(baseUrl, id(), 'verify'),
    resendUrl: () => mandateUrl(baseUrl, id(), 'resend'),
    mandateId: id(),
    length: digits,
    cooldown: resendAfter,
  }));
  const poll = new PollController(host, {
    settings: () => settings,
    streamSrc: () => streamSrc,
    expires: () => {
      const resource = resourceOf(action);
      return resource?.object === 'payment' ? instantOf(resource.time_expired) : null;
    },
    parser: () => Promise.resolve(parseResource),
    request,
    onResource: (resource) => handle({ resource, error: null }),
  });

  function read(): ActionSnapshot {
    return (snapshot ??= {
      action,
      code: otp.state,
      wait: otp.wait,
      notice: poll.notice,
      deadline: poll.deadline?.at ?? null,
      error,
    });
  }

  function dispatch(event: ActionEvent): void {
    action = actionFlow(action, event);
    if (isEnded(action)) poll.stop();
    connect();
    changed();
  }

  /** The wait for another code begins with its step. */
  function connect(): void {
    const needsCode = isStarted && action.step === 'ready' && action.action.type === 'verify_otp';
    if (needsCode !== host.isConnected) host.connect(needsCode);
  }

  async function request(): Promise<Polled | null> {
    const signal = requests.start();
    const response = await fetchResource(settings, src, () => settings.clock.now(), signal, parseResource);
    return signal.aborted ? null : { ...response, final: handle(response) };
  }

  /** @returns true if the status is final */
  function handle(result: ResourceResult): boolean {
    if (isEnded(action)) return true;
    error = result.error;
    if (result.error) dispatch({ type: 'broken', error: result.error });
    else dispatch({ type: 'resource', resource: result.resource });
    return isEnded(action) || (result.error?.code === 'refused' && action.step === 'unusable');
  }

  // The mandate of a verified code may have its outcome.
  host.addEventListener('pay-status', (event) => {
    const { resource } = event as Event & { resource?: Resource };
    if (resource && !isEnded(action)) dispatch({ type: 'resource', resource });
  });
  host.addEventListener('pay-fail', (event) => {
    const { resource = null, reason } = event as Event & { resource?: Resource | null; reason?: string };
    dispatch({ type: 'ended', outcome: 'failed', resource, reason: reason ?? null });
  });

  const store: ActionStore = {
    get state() {
      return read();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      if (typeof document === 'undefined') return;
      store.stop();
      isStarted = true;
      if (action.step === 'empty' && src) dispatch({ type: 'loading' });
      else connect();
      if (src && !isEnded(action)) poll.start(request());
    },
    stop() {
      isStarted = false;
      if (host.isConnected) host.connect(false);
      requests.cancel();
      poll.stop();
    },
    check: () => (poll.active ? poll.check() : store.start()),
    receive: (resource) => dispatch({ type: 'resource', resource: parseResource(resource) }),
    verify: (code) => otp.submit(code),
    edited: () => otp.edited(),
    resend: () => otp.resend(),
  };
  if (given !== undefined) store.receive(given);
  return store;
}
