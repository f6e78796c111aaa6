/** Complete payment flows, with a backend whose first requests fail in various ways. */
import type { LitElement } from 'lit';
import '../../src/define/all.js';
import type { FakeClock } from './clock.js';
import { EventLog } from './events.js';
import './lazy.js';
import {
  appAction,
  byBoleto,
  mandate,
  otherAction,
  otpAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from './samples.js';

/** The ways in which a request can succeed or fail. */
export const FAULTS = ['none', 'hang', 'reset', 'half', 'slow', 'wrong', 'again', 'gone'] as const;
export type Fault = (typeof FAULTS)[number];
/** One way through a payment or mandate: the element on the page, and the responses of a backend that works. */
interface Flow {
  readonly tag: string;
  readonly properties: object;
  /** @param answered number of polls that got a response before @param verified whether the right code was entered */
  readonly answer: (request: Request, answered: number, verified: boolean) => object;
}
type Request = 'poll' | 'verify' | 'resend' | 'stream';

const PENDING = 2;
const paid = payment({ status: 'paid', action: {} });
const active = mandate({ status: 'active', action: {} });
const polled = (pending: object, final: object, properties: object = {}): Flow => ({
  tag: 'pay-action',
  properties: { src: '/poll', ...properties },
  answer: (_request, answered) => (answered < PENDING ? pending : final),
});
const paymentBy = (action: object, properties: object = {}) => polled(payment({ action }), paid, properties);
const byCode = (properties: object, tag = 'pay-otp-verify'): Flow => ({
  tag,
  properties: { verifyUrl: '/verify', resendUrl: '/resend', ...properties },
  answer: (request, _answered, verified) =>
    request === 'resend' ? {} : verified ? active : mandate({ action: otpAction }),
});
const picture = {
  type: 'display_qr_code',
  display_qr_code: { image_url_svg: new URL('../support/picture.svg', import.meta.url).href },
};

export const FLOWS: Readonly<Record<string, Flow>> = {
  'a QR code': paymentBy(qrAction),
  'a picture of a QR code': paymentBy(picture),
  'a page': paymentBy(redirectAction),
  'an app': paymentBy(appAction),
  'a boleto': polled(payment(byBoleto), paid, { paymentMethod: 'boleto_br' }),
  'a transfer': paymentBy(transferAction),
  'a voucher': paymentBy(voucherAction, { paymentMethod: 'cashvoucher_mx' }),
  'other details': paymentBy(otherAction),
  'a payment without action': paymentBy({}),
  'a payment with a stream': paymentBy(qrAction, { streamSrc: '/stream' }),
  'a mandate by page': polled(mandate({ action: redirectAction }), active),
  'a mandate by code': byCode({ src: '/poll' }, 'pay-action'),
  'a code by itself': byCode({}),
  'a code that is sent again': byCode({ resendAfter: 1 }),
};

const BYTES = new TextEncoder();
const TYPES = {
  poll: 'application/json',
  verify: 'application/json',
  resend: 'application/json',
  stream: 'text/event-stream',
};

/** One element in a page of its own, with a backend that fails the first requests. */
export class Run {
  readonly page = document.createElement('div');
  readonly log = new EventLog(this.page);
  readonly element: LitElement;
  readonly #flow: Flow;
  readonly #faults: Fault[];
  readonly #clock: FakeClock;
  readonly #provider: HTMLElement;
  #answered = 0;
  #verified = false;
  #resends: boolean;
  #last = '';

  constructor(flow: Flow, faults: readonly Fault[], clock: FakeClock, resends: boolean) {
    this.#flow = flow;
    this.#faults = [...faults];
    this.#clock = clock;
    this.#resends = resends;
    this.element = Object.assign(document.createElement(flow.tag) as LitElement, flow.properties);
    this.#provider = Object.assign(document.createElement('pay-provider'), { clock, fetch: this.#fetch });
    this.#provider.append(this.element);
    this.page.append(this.#provider);
    document.body.append(this.page);
  }

  get isEnded(): boolean {
    return this.log.of('pay-complete').length > 0;
  }

  readonly #fetch: typeof fetch = (input, init) => {
    const request = String(input).split('/').at(-1) as Request;
    const fault = this.#faults.shift() ?? 'none';
    this.#verified ||= request === 'verify' && ['none', 'again', 'gone'].includes(fault);
    const good = JSON.stringify(this.#flow.answer(request, this.#answered, this.#verified));
    const text = fault === 'again' && this.#last ? this.#last : good;
    if (fault === 'none' && request !== 'stream') this.#last = good;
    if (request === 'poll' && (fault === 'none' || fault === 'gone')) this.#answered++;
    const event = `data: ${text}\n\n`;
    const body = request === 'stream' ? event.repeat(fault === 'again' ? 2 : 1) : text;
    return this.#answer(fault, body, TYPES[request], init!.signal!);
  };

  #answer(fault: Fault, body: string, type: string, signal: AbortSignal): Promise<Response> {
    const response = (given: BodyInit, of = type) => new Response(given, { headers: { 'content-type': of } });
    return new Promise((resolve, reject) => {
      if (fault !== 'gone') signal.addEventListener('abort', () => reject(signal.reason as Error));
      if (fault === 'reset') reject(new TypeError('Failed to fetch'));
      else if (fault === 'half') resolve(response(this.#half(body)));
      else if (fault === 'slow') resolve(response(this.#drip(body, signal)));
      else if (fault === 'wrong') resolve(response('<!doctype html><title>Sign in</title>', 'text/html'));
      else if (fault === 'gone') this.#leave(() => resolve(response(body)));
      else if (fault !== 'hang') resolve(response(body));
    });
  }

  #half(body: string): ReadableStream<Uint8Array> {
    return new ReadableStream({
      start: (controller) => controller.enqueue(BYTES.encode(body.slice(0, body.length / 2))),
      pull: (controller) => controller.error(new TypeError('network error')),
    });
  }

  /** Sends one byte each second. */
  #drip(body: string, signal: AbortSignal): ReadableStream<Uint8Array> {
    const bytes = BYTES.encode(body);
    let at = 0;
    return new ReadableStream({
      start: (controller) => {
        const next = () => {
          if (signal.aborted) return controller.error(signal.reason);
          controller.enqueue(bytes.slice(at, ++at));
          if (at < bytes.length) this.#clock.after(1_000, next);
          else controller.close();
        };
        next();
      },
    });
  }

  /** Removes the element while it waits, and adds it again after the response. */
  #leave(answer: () => void): void {
    this.#clock.after(1, () => {
      this.element.remove();
      answer();
      this.#clock.after(1, () => this.#provider.append(this.element));
    });
  }

  /** All status messages of the element and its step. */
  get messages(): string[] {
    const roots = [this.element.renderRoot, ...this.#all('*').flatMap(({ shadowRoot }) => shadowRoot ?? [])];
    return roots
      .flatMap((root) => [...root.querySelectorAll('#status')])
      .map((one) => one.textContent.trim())
      .filter(Boolean);
  }

  #all(selector: string): HTMLElement[] {
    const root = this.element.renderRoot;
    const steps = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
    return [root, ...steps].flatMap((one) => [...one.querySelectorAll<HTMLElement>(selector)]);
  }

  /** Does what a consumer does to continue: tries again, or enters the code. */
  goOn(): void {
    const [retry] = this.#all('[part~=retry]');
    if (retry) return retry.click();
    const [resend] = this.#all('[part~=resend][aria-disabled=false]');
    if (this.#resends && resend) {
      this.#resends = this.log.of('pay-error').length > 0 && this.messages.length > 0;
      return resend.click();
    }
    const [input] = this.#all('input:not([readonly])') as HTMLInputElement[];
    if (!input) return;
    input.value = '123456';
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  }
}
