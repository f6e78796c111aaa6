import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { isChallengeOrigin } from '../domain/frame-origin.js';
import { native } from '../natives.js';
import { isServer } from './is-server.js';
import { LatestTask } from './latest-task.js';

/** What is opened in the frame. The URL is checked. */
export interface ChallengeRequest {
  readonly url: string;
  /** Posted to the URL as the field `creq`; empty if the URL is only opened. */
  readonly creq: string;
}

export interface ChallengeFrameOptions {
  /** The hosts to which the bank returns the consumer. */
  readonly hosts: () => readonly string[];
  /** The page is in the frame. */
  readonly onLoad: () => void;
  /** A page of the challenge has sent a message. What it says is not trusted. */
  readonly onMessage: () => void;
  /** The page's policy forbids the frame. @param directive of the Content Security Policy */
  readonly onBlocked: (directive: string) => void;
}

/**
 * Posts the challenge request into the frame. The form is gone at once, because nothing else on the page may read the request.
 * @param frame which has a name
 */
function post(frame: HTMLIFrameElement, { url, creq }: ChallengeRequest): void {
  const form = document.createElement('form');
  const field = document.createElement('input');
  Object.assign(field, { type: 'hidden', name: 'creq', value: creq });
  Object.assign(form, { method: 'post', action: url, target: frame.name, hidden: true });
  form.append(field);
  frame.after(form);
  native(form, 'submit')();
  form.remove();
}

/** The pages of a challenge in a frame: opens the first one, once, and receives the messages of all. */
export class ChallengeFrame implements ReactiveController {
  /** The first page is on screen. */
  isLoaded = false;
  readonly #host: ReactiveControllerHost;
  readonly #options: ChallengeFrameOptions;
  readonly #listeners = new LatestTask();
  #frame: HTMLIFrameElement | null = null;
  #request: ChallengeRequest | null = null;

  constructor(host: ReactiveControllerHost, options: ChallengeFrameOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** Opens the page, unless the frame has it already. @param frame null to forget what was opened */
  open(frame: HTMLIFrameElement | null, request: ChallengeRequest): void {
    const { url, creq } = this.#request ?? {};
    if (frame && frame === this.#frame && url === request.url && creq === request.creq) return;
    if (this.isLoaded) this.#host.requestUpdate();
    this.isLoaded = false;
    this.#frame = frame;
    this.#request = frame && request;
    if (!frame) return;
    if (request.creq) post(frame, request);
    else frame.src = request.url;
  }

  /** Handles the `load` event of the frame, which has an empty page at first. */
  readonly handleLoad = (): void => {
    // Only the empty page has the origin of this one.
    if (this.isLoaded || !this.#frame || this.#frame.contentDocument) return;
    this.isLoaded = true;
    this.#host.requestUpdate();
    this.#options.onLoad();
  };

  hostConnected(): void {
    if (isServer) return;
    const signal = this.#listeners.start();
    native(window, 'addEventListener')('message', (event) => this.#handleMessage(event), { signal });
    native(document, 'addEventListener')('securitypolicyviolation', (event) => this.#handleViolation(event), {
      signal,
    });
    // A frame that was moved in the page is empty again.
    this.#host.requestUpdate();
  }

  hostDisconnected(): void {
    this.#listeners.cancel();
    this.open(null, { url: '', creq: '' });
  }

  #handleMessage({ source, origin }: MessageEvent): void {
    if (source && source === this.#frame?.contentWindow && this.#isOwn(origin)) this.#options.onMessage();
  }

  #handleViolation({ effectiveDirective, disposition, blockedURI }: SecurityPolicyViolationEvent): void {
    const isFrame = effectiveDirective === 'frame-src' || effectiveDirective === 'form-action';
    if (!isFrame || disposition !== 'enforce') return;
    // Some engines report the origin alone.
    if (this.#isOwn(/^\w+:\/\/[^/]+/.exec(blockedURI)?.[0] ?? '')) this.#options.onBlocked(effectiveDirective);
  }

  #isOwn(origin: string): boolean {
    return this.#request !== null && isChallengeOrigin(origin, this.#request.url, this.#options.hosts());
  }
}
