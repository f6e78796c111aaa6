import { expect, html } from '@open-wc/testing';
import * as fc from 'fast-check';
import type { LitElement } from 'lit';
import type { PayAction } from '../../src/index.js';
import { fakeClipboard, restoreClipboard } from '../support/clipboard.js';
import { settle } from '../support/clock.js';
import { ENGINE } from '../support/engine.js';
import { mount, type Mounted } from '../support/mount.js';
import {
  appAction,
  byBoleto,
  instruments,
  mandate,
  otherAction,
  payment,
  qrAction,
  redirectAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { many, reportAttack } from '../support/attack-report.js';

const HOUR = 3_600_000;
/** Fifty runs each; fewer in engines where that takes minutes. */
const SEEDS = ENGINE === 'chromium' ? 12 : 2;
const details = (display_details: object) => ({ type: 'display_details', display_details });

/** Payments and mandates for which the consumer has something to do. */
const PENDING: Readonly<Record<string, object>> = {
  pix: payment({ id: 'pm_pix', action: qrAction }),
  picture: payment({
    id: 'pm_picture',
    action: { type: 'display_qr_code', display_qr_code: { image_url_png: '/none.png' } },
  }),
  boleto: payment({ id: 'pm_boleto', ...byBoleto }),
  transfer: payment({ id: 'pm_transfer', payment_method: 'banktransfer_mx', action: transferAction }),
  voucher: payment({ id: 'pm_voucher', payment_method: 'cashvoucher_mx', action: voucherAction }),
  oxxo: payment({ id: 'pm_oxxo', payment_method: 'oxxo_xx', action: voucherAction }),
  sepa: payment({ id: 'pm_sepa', payment_method: 'sepa_de', action: details(instruments.sepa_de) }),
  multibanco: payment({ id: 'pm_mb', payment_method: 'multibanco_pt', action: details(instruments.multibanco_pt) }),
  other: payment({ id: 'pm_other', payment_method: 'till_ph', action: otherAction }),
  wrong: payment({ id: 'pm_wrong', payment_method: 'boleto_br', action: details({ number: '34191755795214483293' }) }),
  page: payment({ id: 'pm_page', payment_method: 'card_br', action: redirectAction }),
  app: payment({ id: 'pm_app', payment_method: 'ewallet_id', action: appAction }),
  wait: payment({ id: 'pm_wait', action: {} }),
  otp: mandate({ id: 'mdt_otp' }),
};
const OVER: Readonly<Record<string, object>> = {
  paid: payment({ status: 'paid', action: {} }),
  failed: payment({ status: 'failed', failure_code: 'insufficient_funds', action: {} }),
  expired: payment({ status: 'expired', action: {} }),
  active: mandate({ status: 'active', action: {} }),
};
const RESOURCES = { ...PENDING, ...OVER };
const UNUSABLE = {
  text: 'nonsense',
  number: 42,
  none: null,
  list: [],
  unsafe: { type: 'redirect_to_url', redirect_to_url: { url: 'javascript:0' } },
};

/** Buttons that a consumer may press here: the others open the browser's own windows, or save files. */
const BUTTONS = ['retry', 'check', 'start-again', 'other-method', 'submit', 'resend', 'copy-button', 'button'];

/** One element, the page around it, and what a run has done to it. */
class World {
  readonly #mounted: Mounted<PayAction>;
  readonly #home: HTMLElement;
  /** Outcomes since the input last changed. */
  #endings = 0;

  constructor(mounted: Mounted<PayAction>) {
    this.#mounted = mounted;
    this.#home = mounted.element.parentElement!;
    // The browser must not leave the page.
    mounted.element.addEventListener('pay-redirect', (event) => event.preventDefault());
    for (const type of ['pay-complete', 'pay-fail'] as const)
      mounted.element.addEventListener(type, () => {
        if (++this.#endings > 1) throw new Error(`${type} is the second outcome of the same input`);
      });
  }

  get element(): PayAction {
    return this.#mounted.element;
  }

  get clock() {
    return this.#mounted.clock;
  }

  get calls(): number {
    return this.#mounted.backend.calls.length;
  }

  set(properties: Partial<Record<keyof PayAction, unknown>>): void {
    this.#endings = 0;
    Object.assign(this.element, properties);
  }

  show(resource: object): void {
    const isMandate = 'object' in resource && resource.object === 'mandate';
    this.set(isMandate ? { mandate: resource, payment: null } : { payment: resource, mandate: null });
  }

  answer(body: unknown, status = 200): void {
    if (!this.calls) return;
    const { last } = this.#mounted.backend;
    if (last.url.endsWith('/resend')) last.answer({});
    else last.answer(body, status);
  }

  fail(): void {
    if (this.calls) this.#mounted.backend.last.fail();
  }

  press(part: string): void {
    // Each way to start again is another input.
    if (part === 'retry') this.#endings = 0;
    for (const root of rootsOf(this.element))
      root.querySelector<HTMLElement>(`button[part~=${part}], a[part~=${part}]`)?.click();
  }

  type(code: string): void {
    for (const root of rootsOf(this.element)) {
      const input = root.querySelector('input');
      if (!input) continue;
      input.value = code;
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }

  move(): void {
    if (this.element.isConnected) this.element.remove();
    // An element that comes back reports the outcome that it shows to nobody else.
    else this.#home.append(this.element);
  }

  home(): void {
    if (!this.element.isConnected) this.#home.append(this.element);
  }
}

/** The shadow roots of an element and of its step. */
function rootsOf(element: LitElement): ShadowRoot[] {
  const root = element.shadowRoot!;
  const step = root.querySelector<HTMLElement>('[part~=step]');
  return step?.shadowRoot ? [root, step.shadowRoot] : [root];
}

/** What is on screen: the parts and their texts. The digits of times and the outcomes of presses differ by chance. */
function screen(element: LitElement): string {
  const write = (node: Node): string => {
    if (node.nodeType === Node.TEXT_NODE) return (node as Text).data.replace(/\s+/g, ' ').trim();
    if (!(node instanceof Element) || node.localName === 'style') return '';
    const part = node.getAttribute('part') ?? '';
    if (part.startsWith('left')) return '(time)';
    const inner = [...(node.shadowRoot ?? node).childNodes].map(write).filter(Boolean).join(' ');
    return part ? `[${part.trim()}: ${inner}]` : inner;
  };
  return write(element);
}

/** Something that happens, with the name that a failure shows. */
type Operation = readonly [name: string, run: (world: World) => unknown];
const named = ([name, run]: Operation) => ({ run, [fc.toStringMethod]: () => name });

const names = <Key extends string>(table: Readonly<Record<Key, unknown>>) => Object.keys(table) as Key[];
const OPERATIONS: readonly Operation[] = [
  ...Object.entries(RESOURCES).flatMap(([name, resource]): Operation[] => [
    [`shows ${name}`, (world) => world.show(resource)],
    [`answers ${name}`, (world) => world.answer(resource)],
  ]),
  ...names(UNUSABLE).map((name): Operation => [
    `shows the unusable ${name}`,
    (world) => world.set({ payment: UNUSABLE[name] }),
  ]),
  ...['', '/a', '/b'].map((src): Operation => [
    `polls ${src || 'nothing'}`,
    (world) => world.set({ src, payment: null, mandate: null }),
  ]),
  ...[400, 404, 429, 500].map((status): Operation => [
    `answers ${status}`,
    (world) => world.answer({ error: {} }, status),
  ]),
  ['answers nonsense', (world) => world.answer('<html>')],
  ['fails', (world) => world.fail()],
  ...[500, 5_000, 60_000, 20 * 60_000].map((ms): Operation => [`waits ${ms} ms`, (world) => world.clock.leap(ms)]),
  ...[10_000, HOUR].map((ms): Operation => [`sleeps ${ms} ms`, (world) => world.clock.sleep(ms)]),
  ...[-24, -3, 3, 24].map((hours): Operation => [
    `sets the clock by ${hours} h`,
    (world) => world.clock.set(hours * HOUR),
  ]),
  ...BUTTONS.map((part): Operation => [`presses ${part}`, (world) => world.press(part)]),
  ...['123', '123456', '000000'].map((code): Operation => [`types ${code}`, (world) => world.type(code)]),
  ['is moved', (world) => world.move()],
  ...['online', 'offline', 'focus', 'blur'].map((type): Operation => [
    `fires ${type}`,
    () => dispatchEvent(new Event(type)),
  ]),
  ['is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ...['', '2026-11-21T12:05:00Z', 'soon'].map((expiresAt): Operation => [
    `ends ${expiresAt || 'never'}`,
    (world) => world.set({ expiresAt }),
  ]),
];
const operation = fc.constantFrom(...OPERATIONS.map(named));

/** The message of the failure, and the operations that lead to it. */
async function report<Values>(run: fc.RunDetails<Values>): Promise<void> {
  const reason = run.failed && (run.errorInstance as Error).message;
  if (run.failed) throw new Error(`${reason}\n${(await fc.asyncDefaultReportMessage(run)) ?? ''}`);
}

/** A fresh element with the same input. */
async function fresh(resource: object): Promise<string> {
  const mounted = await mount<PayAction>(html`<pay-action></pay-action>`);
  new World(mounted).show(resource);
  const { element, clock } = mounted;
  for (let turn = 0; turn < 3; turn++) await settle();
  await element.updateComplete;
  const shown = screen(element);
  element.parentElement!.remove();
  expect(clock.waiting, 'timers of a fresh element that was removed').to.equal(0);
  return shown;
}

describe('random operations on <pay-action>', () => {
  const uncaught: string[] = [];
  const record = (event: Event) => {
    uncaught.push(String('reason' in event ? (event.reason as Error).stack : (event as ErrorEvent).message));
    event.preventDefault();
  };
  let runs = 0;

  before(() => {
    fakeClipboard();
    addEventListener('unhandledrejection', record);
    addEventListener('error', record);
  });
  after(() => {
    restoreClipboard();
    removeEventListener('unhandledrejection', record);
    removeEventListener('error', record);
    reportAttack(
      `${many(runs)} runs of up to 30 random operations on one element: payments, mandates and other values, answers and failures, presses, codes, sleeps, clock jumps, moves`,
      '0 uncaught, 0 second outcomes, 0 requests after the end or the removal, 0 timers left; the last screen is that of a new element',
    );
  });

  for (let seed = 1; seed <= SEEDS; seed++) {
    it(`never end twice, and leave nothing of an earlier payment on screen: ${seed}`, async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(operation, { minLength: 5, maxLength: 30, size: 'max' }),
          fc.constantFrom(...Object.keys(PENDING)),
          async (steps, last) => {
            uncaught.length = 0;
            const world = new World(await mount<PayAction>(html`<pay-action></pay-action>`));
            for (const { run } of steps) {
              await run(world);
              await settle();
              await world.element.updateComplete;
            }
            runs++;
            expect(uncaught, 'uncaught').to.deep.equal([]);

            world.home();
            // A new element does not know the service's clock, and this one may: without a deadline, both look the same.
            const resource = { ...PENDING[last]!, time_expired: null };
            world.set({ src: '', expiresAt: null });
            world.show(resource);
            for (let turn = 0; turn < 3; turn++) await settle();
            await world.element.updateComplete;
            expect(screen(world.element), `the screen of ${last}`).to.equal(await fresh(resource));

            world.set({ src: '/paid', mandate: null, payment: OVER['paid'] });
            await settle();
            const before = world.calls;
            await world.clock.leap(20 * 60_000);
            expect(world.calls, 'requests after the end').to.equal(before);
            world.set({ src: '/again', payment: null });
            await settle();
            world.element.remove();
            const polled = world.calls;
            await world.clock.leap(20 * 60_000);
            expect(world.calls, 'requests after the removal').to.equal(polled);
            expect(world.clock.waiting, 'timers after the removal').to.equal(0);
            expect(uncaught, 'uncaught at the end').to.deep.equal([]);
          },
        ),
        { numRuns: 50, seed, asyncReporter: report },
      );
    }).timeout(240_000);
  }
});
