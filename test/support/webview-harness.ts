/** Tests for every kind of webview. Each test file of `test/webview` is a separate page with one kind of host. */
import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { parseMandate, parsePayment } from '../../src/contract/index.js';
import { PayError } from '../../src/errors.js';
import {
  PayCompleteEvent,
  PayCopiedEvent,
  PayErrorEvent,
  PayFailEvent,
  PayOtpResendEvent,
  PayOtpSubmitEvent,
  PayReadyEvent,
  PayRedirectEvent,
  PayRetryEvent,
  PaySavedEvent,
  PayMethodChangeEvent,
  PaySharedEvent,
  PayStatusEvent,
  PayWarningEvent,
} from '../../src/events/index.js';
import {
  connectWebview,
  openedReply,
  parseWebviewMessage,
  REPLY_EVENT,
  type WebviewMessage,
  type WebviewOptions,
} from '../../src/webview/index.js';
import { settle } from './clock.js';
import { mandate, payment } from './samples.js';
import { FakeTimer, runScript, type FakeHost, type HostStyle } from './webview-hosts.js';

const URL_ = 'https://bank.example.com/pay?id=%31&x=y';

/** A payment and a mandate with a code in every field from which the bridge must not pass it on. */
const paymentWith = (otp: string) =>
  parsePayment(
    payment({
      status: 'paid',
      action: {},
      description: otp,
      reference: otp,
      customer_id: otp,
      failure_message: `The code ${otp} was wrong`,
      metadata: { otp, nested: { otp } },
      extra: { otp },
    }),
  );
const mandateWith = (otp: string) =>
  parseMandate(mandate({ failure_message: otp, gateway_transaction_id: otp, extra: { otp } }));

const RESOURCE = {
  object: 'payment',
  id: 'pm_1',
  status: 'paid',
  payment_method: 'pix_br',
  amount: '10.50',
  currency: 'BRL',
  failure_code: null,
};
const MANDATE = {
  object: 'mandate',
  id: 'mdt_1',
  status: 'pending',
  payment_method: 'ewallet_id',
  amount: null,
  currency: null,
  failure_code: null,
};

type Sample = readonly [fire: (otp: string) => Event, detail: object];

/** Every event of the elements, with exactly the fields that may leave the page. */
const SAMPLES: readonly Sample[] = [
  [() => new PayReadyEvent(), {}],
  [() => new PayRedirectEvent(URL_, 'url'), { url: URL_, kind: 'url', opener: 'page' }],
  [() => new PayRedirectEvent('wallet://pay?id=1', 'app'), { url: 'wallet://pay?id=1', kind: 'app', opener: 'page' }],
  [(otp) => new PayOtpSubmitEvent(otp), {}],
  [() => new PayOtpResendEvent(), {}],
  [() => new PayCopiedEvent('account_number'), { field: 'account_number' }],
  [() => new PaySavedEvent('boleto.png'), { file: 'boleto.png' }],
  [() => new PaySharedEvent(2), { files: 2 }],
  [() => new PayMethodChangeEvent('pix_br'), { method: 'pix_br' }],
  [(otp) => new PayStatusEvent(mandateWith(otp)), { resource: MANDATE, status: 'pending' }],
  [() => new PayWarningEvent('invalid-code', 'number'), { code: 'invalid-code', field: 'number' }],
  [
    (otp) => new PayErrorEvent(new PayError('otp-incorrect', { message: `refused ${otp}` })),
    { code: 'otp-incorrect', retryable: true },
  ],
  [(otp) => new PayCompleteEvent(paymentWith(otp)), { resource: RESOURCE }],
  [(otp) => new PayFailEvent(paymentWith(otp), 'expired'), { resource: RESOURCE, reason: 'expired' }],
  [(otp) => new PayRetryEvent(paymentWith(otp)), { resource: RESOURCE, otherMethod: false }],
  [() => new PayRetryEvent(null, true), { resource: null, otherMethod: true }],
  [() => new PayFailEvent(null, 'otp-attempts-exceeded'), { resource: null, reason: 'otp-attempts-exceeded' }],
];

export interface Harness {
  readonly host: FakeHost;
  readonly timer: FakeTimer;
  readonly target: EventTarget;
  /** The messages that the host received, parsed. */
  messages(): WebviewMessage[];
  close(): void;
}

/** For a page whose host is added later, or never. */
export const noHost: FakeHost = { received: [], say: () => {}, remove: () => {} };

export function connect(
  style: HostStyle,
  options: WebviewOptions = {},
  host: FakeHost = style.install(),
): Harness & { disconnect(): void } {
  const timer = new FakeTimer();
  const target = new EventTarget();
  const disconnect = connectWebview({ target, timer, ...(style.method && { method: style.method }), ...options });
  return {
    host,
    timer,
    target,
    disconnect,
    messages: () => host.received.map((text) => parseWebviewMessage(text)!),
    close: () => {
      disconnect();
      host.remove();
    },
  };
}

/** The parts of a message that are neither random nor counted. */
const contentOf = ({ event, detail }: WebviewMessage) => JSON.stringify({ event, detail });

export function behavesAsBridge(style: HostStyle): void {
  describe(style.name, () => {
    let open: { close(): void }[] = [];
    const setup = (options?: WebviewOptions) => {
      const harness = connect(style, options);
      open.push(harness);
      return harness;
    };
    afterEach(() => {
      for (const one of open) one.close();
      open = [];
    });

    it('the host receives each event in one text, in order, with its documented fields and no other', () => {
      const { target, host, messages } = setup();
      for (const [fire] of SAMPLES) target.dispatchEvent(fire('483920'));
      expect(host.received.every((text) => typeof text === 'string')).to.equal(true);
      const [page] = messages().map(({ page }) => page);
      expect(host.received.map((text) => JSON.parse(text as string) as unknown)).to.deep.equal(
        SAMPLES.map(([fire, detail], index) => ({ v: 1, page, id: index + 1, event: fire('').type, detail })),
      );
    });

    it('the host receives messages in order and never a code, whatever pages and backends do: 1,000 runs', () => {
      fc.assert(
        fc.property(steps, (steps) => {
          const harness = connect(style, { openUrls: 'host' });
          const expected: string[] = [];
          try {
            for (const { make, required } of steps) {
              const event = make();
              const before = harness.host.received.length;
              harness.target.dispatchEvent(event);
              if (required) expected.push(event.type);
              expect(harness.host.received.length - before).to.be.at.most(1);
            }
            const messages = harness.messages();
            expect(messages.map(({ id }) => id)).to.deep.equal(messages.map((_, index) => index + 1));
            expect(new Set(messages.map(({ page }) => page)).size).to.be.at.most(1);
            // Hostile events may add messages if they have the right shape; no real message may be missing or out of order.
            let at = 0;
            for (const { event } of messages) if (event === expected[at]) at++;
            expect(at).to.equal(expected.length);
            for (const { otp } of steps)
              expect(messages.filter((message) => contentOf(message).includes(otp))).to.deep.equal([]);
          } finally {
            harness.close();
          }
        }),
        { numRuns: 1_000 },
      );
    });

    it('a host that is added late receives the events of the last five seconds, in order', () => {
      const late = connect(style, {}, noHost);
      late.target.dispatchEvent(new PayReadyEvent());
      late.timer.pass(3_000);
      late.target.dispatchEvent(new PayOtpSubmitEvent('483920'));
      late.target.dispatchEvent(new PayOtpResendEvent());
      late.timer.pass(2_500);
      const host = style.install();
      open.push(late, { close: () => host.remove() });
      late.timer.pass(100);
      late.target.dispatchEvent(new PayCopiedEvent('data'));
      const messages = host.received.map((text) => parseWebviewMessage(text)!);
      expect(messages.map(({ id, event }) => [id, event])).to.deep.equal([
        [2, 'pay-otp-submit'],
        [3, 'pay-otp-resend'],
        [4, 'pay-copied'],
      ]);
    });

    it('a host that fails on a message receives the next ones, and the page is not affected', () => {
      let calls = 0;
      const host = style.install(() => {
        if (++calls === 1) throw new Error('the app is not ready');
      });
      const harness = connect(style, {}, host);
      open.push(harness);
      harness.target.dispatchEvent(new PayReadyEvent());
      harness.target.dispatchEvent(new PayOtpResendEvent());
      expect(harness.messages().map(({ id }) => id)).to.deep.equal([1, 2]);
    });

    it('the host receives nothing after the bridge is disconnected', () => {
      const { target, host, disconnect } = setup();
      disconnect();
      target.dispatchEvent(new PayReadyEvent());
      expect(host.received).to.deep.equal([]);
    });

    describe('with a host that opens URLs', () => {
      const leave = (target: EventTarget) => {
        const event = new PayRedirectEvent('wallet://pay?id=1', 'app');
        target.dispatchEvent(event);
        return event;
      };

      it('the host receives the URL, and the page does not open it', () => {
        const { target, messages } = setup({ openUrls: 'host' });
        expect(leave(target).defaultPrevented).to.equal(true);
        expect(messages().map(({ event, detail }) => [event, detail])).to.deep.equal([
          ['pay-redirect', { url: 'wallet://pay?id=1', kind: 'app', opener: 'host' }],
        ]);
      });

      for (const ok of [true, false]) {
        it(`the element receives the reply that the host ${ok ? 'opened' : 'did not open'} the URL`, async () => {
          const { target, messages, host } = setup({ openUrls: 'host' });
          const event = leave(target);
          host.say(openedReply(messages()[0]!, ok));
          expect(await event.response).to.equal(ok);
        });
      }

      it('a malformed, foreign or forged reply is ignored', async () => {
        const { target, messages, host } = setup({ openUrls: 'host' });
        let response: unknown = 'nothing yet';
        void leave(target).response!.then((answer) => (response = answer));
        const message = messages()[0]!;
        const reply = { v: 1, type: 'opened', page: message.page, id: message.id, ok: false };
        for (const wrong of [
          { ...reply, v: 2 },
          { ...reply, type: 'open' },
          { ...reply, page: '0'.repeat(32) },
          { ...reply, id: 2 },
          { ...reply, id: '1' },
          { ...reply, ok: 0 },
          { ...reply, more: 1 },
          { type: 'opened', ok: false },
          [reply],
          null,
        ])
          runScript(JSON.stringify(wrong));
        dispatchEvent(new CustomEvent(REPLY_EVENT, { detail: reply }));
        // Any frame could send these.
        const right = openedReply(message, false);
        postMessage(right, '*');
        dispatchEvent(new MessageEvent('message', { data: right }));
        host.say('{');
        await settle();
        expect(response).to.equal('nothing yet');
      });

      it('only the first reply to a message counts', async () => {
        const { target, messages } = setup({ openUrls: 'host' });
        const event = leave(target);
        runScript(openedReply(messages()[0]!, false));
        runScript(openedReply(messages()[0]!, true));
        expect(await event.response).to.equal(false);
      });

      it('the host does not open a URL that the page opens itself', () => {
        const page = document.createElement('div');
        const link = page.appendChild(document.createElement('a'));
        link.addEventListener('pay-redirect', (event) => event.preventDefault());
        const { messages } = setup({ openUrls: 'host', target: page });
        leave(link);
        expect(messages().map(({ detail }) => detail)).to.deep.equal([
          { url: 'wallet://pay?id=1', kind: 'app', opener: 'page' },
        ]);
      });

      it('the host does not receive URLs that the link policy rejects', () => {
        const { target, host } = setup({ openUrls: 'host' });
        for (const url of ['javascript:alert(1)', 'file:///etc/hosts', 'intent:#Intent;component=a/.B;end']) {
          const event = new PayRedirectEvent(url, 'app');
          target.dispatchEvent(event);
          expect(event.defaultPrevented).to.equal(false);
        }
        expect(host.received).to.deep.equal([]);
      });

      it('the page opens the URL itself if the host is missing', () => {
        const { target, host } = setup({ openUrls: 'host' });
        host.remove();
        expect(leave(target).defaultPrevented).to.equal(false);
      });

      it('the page opens the URL itself if the host fails', async () => {
        const host = style.install(() => {
          throw new Error('the app is not ready');
        });
        const harness = connect(style, { openUrls: 'host' }, host);
        open.push(harness);
        const event = leave(harness.target);
        // Some hosts throw at once, some reject later, and React Native on iOS never reports a failure.
        if (event.defaultPrevented && !/React/.test(style.name)) expect(await event.response).to.equal(false);
        else expect(event.defaultPrevented).to.equal(/React Native on iOS/.test(style.name));
      });
    });
  });
}

const code = fc.stringMatching(/^\d{4,8}$/);

interface Step {
  readonly otp: string;
  /** True if the host must receive it. */
  readonly required: boolean;
  make(): Event;
}

/** Events of the elements, with the code in every possible place. */
const real = fc
  .tuple(code, fc.constantFrom(...SAMPLES))
  .map(([otp, [fire]]): Step => ({ otp, required: true, make: () => fire(otp) }));

/** Events of another script with our names: the code in every field, and hostile details. */
const NAMES = [...new Set(SAMPLES.map(([fire]) => fire('').type))];
const KEYS =
  'otp code field file files retryable otherMethod status reason resource url kind opener id object message detail toJSON __proto__'.split(
    ' ',
  );
const poison = (otp: string) =>
  fc.oneof(
    fc.constant(otp),
    fc.constant(Number(otp)),
    fc.constant({ otp, id: otp, object: 'payment', status: otp, toJSON: () => otp }),
    fc.constant({ object: 'mandate', id: otp, extra: { otp }, payment_method: otp, failure_code: otp }),
    fc.constant([otp]),
    fc.anything(),
  );
const hostile = fc.tuple(code, fc.constantFrom(...NAMES), fc.nat(3)).chain(([otp, name, kind]) =>
  fc.dictionary(fc.constantFrom(...KEYS), poison(otp), { maxKeys: 8 }).map((fields): Step => {
    const detail = [
      fields,
      Object.create(fields) as object,
      new Proxy(fields, {
        getOwnPropertyDescriptor: () => {
          throw new Error(otp);
        },
      }),
      Object.defineProperty({}, 'resource', { get: () => ({ ...fields, object: 'payment' }), enumerable: true }),
    ][kind];
    return { otp, required: false, make: () => new CustomEvent(name, { detail, cancelable: true }) };
  }),
);

const steps = fc.array(fc.oneof(real, hostile), { maxLength: 12 });
