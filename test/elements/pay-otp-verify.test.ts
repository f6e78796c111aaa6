import { expect, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { PayError, type PayErrorCode, type PayOtpVerify } from '../../src/index.js';
import { expectAccessible } from '../support/accessible.js';
import { settle } from '../support/clock.js';
import { mount } from '../support/mount.js';
import { mandate } from '../support/samples.js';

const active = mandate({ status: 'active', time_signed: '2026-11-21T12:01:00+00:00', action: {} });
const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code, message: 'x' } });

async function setup(overrides: Partial<PayOtpVerify> = {}) {
  const options = { mandateId: 'mdt_1', verifyUrl: '', length: 6, noAutoSubmit: false, resendAfter: 30, ...overrides };
  const mounted = await mount<PayOtpVerify>(
    html`<pay-otp-verify
      .mandateId=${options.mandateId}
      .verifyUrl=${options.verifyUrl}
      .length=${options.length}
      .noAutoSubmit=${options.noAutoSubmit}
      .resendAfter=${options.resendAfter}
    ></pay-otp-verify>`,
  );
  const { part, backend, updated } = mounted;
  const input = () => part<HTMLInputElement>('input')!;
  return {
    ...mounted,
    input,
    submitButton: () => part<HTMLButtonElement>('submit')!,
    resendButton: () => part<HTMLButtonElement>('resend')!,
    type: (text: string) => {
      input().focus();
      input().value = text;
      input().dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    answer: async (body: unknown, status?: number) => {
      backend.last.answer(body, status);
      await settle();
      await updated();
    },
  };
}

describe('pay-otp-verify', () => {
  it('is accessible', async () => {
    const { element } = await setup();
    await expectAccessible(element);
  });

  it('has one labelled input that phones recognize as a code', async () => {
    const { input, log } = await setup();
    expect(input().labels![0]!.textContent).to.equal('One-time code');
    // The attribute, because Firefox's property returns only the values that it can autofill.
    const named = input().getAttribute('autocomplete');
    expect([input().inputMode, named, input().type]).to.deep.equal(['numeric', 'one-time-code', 'text']);
    expect(log.names).to.deep.equal(['pay-ready']);
  });

  it('fires pay-ready once without the id of a mandate, and again for each id', async () => {
    const { element, log, updated } = await setup({ mandateId: '', verifyUrl: '/verify' });
    for (const id of ['mdt_1', 'mdt_1', 'mdt_2']) {
      element.mandateId = id;
      await updated();
    }
    expect(log.names).to.deep.equal(['pay-ready', 'pay-ready', 'pay-ready']);
  });

  it('says what the code is for', async () => {
    const { part } = await setup();
    expect(part('hint')!.textContent).to.contain('Enter the 6-digit code you received.');
  });

  for (const [destination, hint] of [
    ['+62812****7890', 'Enter the 6-digit code sent to +62812****7890.'],
    ['+62 812 ••• 789', 'Enter the 6-digit code sent to +62\u00a0812\u00a0•••\u00a0789.'],
    ['con***@example.cn', 'Enter the 6-digit code sent to con***@example.cn.'],
    ['Som*** J***', 'Enter the 6-digit code you received.'],
  ] as const)
    it(`says where the code was sent: ${destination}`, async () => {
      const { element, part, updated } = await setup();
      element.destination = destination;
      await updated();
      expect(part('hint')!.textContent).to.contain(hint);
    });

  it('marks the cell of the next digit, and every cell of a wrong code', async () => {
    const { part, type, answer, updated } = await setup();
    const cells = () => [...part('cells')!.querySelectorAll('span')];
    const marked = () => cells().flatMap(({ className }, at) => (className ? [at] : []));
    expect([cells().length, marked()]).to.deep.equal([6, [0]]);
    type('123');
    await updated();
    expect(marked()).to.deep.equal([3]);
    type('123456');
    await answer(refusal('otp_incorrect'), 400);
    expect(part('cells')!.className).to.equal('wrong');
  });

  it('keeps the input in view when a keyboard takes a part of the screen', async () => {
    const { element, input } = await setup();
    element.style.marginBlock = '2000px';
    input().focus({ preventScroll: true });
    visualViewport!.dispatchEvent(new Event('resize'));
    const { top, bottom } = input().getBoundingClientRect();
    expect([top > 0, bottom < innerHeight]).to.deep.equal([true, true]);
  });

  for (const dir of ['ltr', 'rtl']) {
    it(`shows the first digit in the first cell, ${dir}`, async () => {
      const { element, input, part } = await setup();
      element.dir = dir;
      const start = part('cells')!.getBoundingClientRect().left;
      expect(input().getBoundingClientRect().left - start).to.be.within(0, 2);
    });
  }

  describe('entry', () => {
    it('submits automatically when all digits are there', async () => {
      const { type, backend } = await setup();
      type('12345');
      expect(backend.calls).to.have.length(0);
      type('123456');
      expect(backend.calls).to.have.length(1);
    });

    for (const pasted of ['001 234', '001-234', ' 001234 ']) {
      it(`reads ${JSON.stringify(pasted)} as 001234`, async () => {
        const { type, backend, input } = await setup();
        type(pasted);
        expect(input().value).to.equal('001234');
        expect(backend.last.body).to.equal('{"otp":"001234"}');
      });
    }

    it('posts to the mandate below the provider’s base-url, with an idempotency key', async () => {
      const { type, backend } = await setup({ mandateId: 'mdt_A-1' });
      type('123456');
      const { url, method, headers } = backend.last;
      expect([method, url]).to.deep.equal(['POST', '/shop/v1/mandates/mdt_A-1/verify']);
      expect(headers.get('idempotency-key')).to.match(/^[0-9a-f]{32}$/);
      expect(headers.get('content-type')).to.equal('application/json');
    });

    for (const mandateId of ['..', '.', 'mdt/1', 'mdt%2F1', '?x', '#x', 'mdt 1', 'mdt_\ud800', 'é', 'a'.repeat(65)]) {
      it(`posts no code for the mandate id ${JSON.stringify(mandateId)}`, async () => {
        const { type, backend, log, updated } = await setup({ mandateId });
        type('123456');
        await settle();
        await updated();
        expect(backend.calls).to.have.length(0);
        expect(log.of('pay-error').map(({ code }) => code)).to.deep.equal(['invalid-input']);
      });
    }

    it('reads the code in a pasted text message, not the amount', async () => {
      const { type, input, log } = await setup();
      type('R$ 129,90 na LOJA. Codigo: 654321');
      expect(input().value).to.equal('654321');
      expect(log.of('pay-otp-submit').map(({ otp }) => otp)).to.deep.equal(['654321']);
    });

    for (const [name, text] of [
      ['all digits', '123456'],
      ['separators', '123 456'],
      ['digits of another script', '๑๒๓๔๕๖'],
    ] as const) {
      it(`reads a value that is set with a change event alone: ${name}`, async () => {
        const { input, backend, log } = await setup();
        input().value = text;
        input().dispatchEvent(new Event('change', { bubbles: true }));
        expect(input().value).to.equal('123456');
        expect([backend.calls.length, log.of('pay-otp-submit').length]).to.deep.equal([1, 1]);
      });

      it(`reads a value that is set without any event when it is confirmed: ${name}`, async () => {
        const { input, submitButton, log } = await setup();
        input().value = text;
        submitButton().click();
        expect(log.of('pay-otp-submit').map(({ otp }) => otp)).to.deep.equal(['123456']);
      });
    }

    for (const [name, change] of [
      ['verify-url', { verifyUrl: '/v/2' }],
      ['base-url', { baseUrl: '/other' }],
      ['mandate-id', { mandateId: 'mdt_2' }],
    ] as const) {
      it(`cancels the check of a code whose ${name} changes, and takes no outcome from it`, async () => {
        const { element, type, backend, log, updated, input } = await setup();
        type('123456');
        const { signal, answer } = backend.last;
        Object.assign(element, change);
        await updated();
        expect(signal.aborted).to.equal(true);
        answer(active);
        await settle();
        expect(log.names).not.to.include('pay-complete');
        expect(element.matches(':state(entry)')).to.equal(true);
        // Another address for the same mandate: the consumer need not type the code again.
        expect(input().value).to.equal(name === 'mandate-id' ? '' : '123456');
      });
    }

    it('keeps the digits that are typed while the page sets another verify-url', async () => {
      const { element, type, input, updated } = await setup();
      type('123');
      element.verifyUrl = '/v/2';
      await updated();
      expect(input().value).to.equal('123');
    });

    const echoes = Object.keys(mandate()).filter((field) => !['object', 'status', 'id'].includes(field));
    for (const field of echoes) {
      it(`does not repeat a code that the service returns in ${field}`, async () => {
        for (const status of ['active', 'failed', 'pending']) {
          for (const said of ['code 123456', '123-456', { a: ['123456'], 123456: 1, n: 123456 }]) {
            const { type, answer, log, element } = await setup();
            type('123456');
            await answer({ ...mandate({ status }), [field]: said });
            const events = log.events.filter(({ type }) => type !== 'pay-otp-submit');
            expect(JSON.stringify(events.map((event) => ({ ...(event as CustomEvent).detail })))).not.to.match(
              /123[\s-]?456/,
            );
            expect(element.shadowRoot!.textContent).not.to.match(/123[\s-]?456/);
          }
        }
      });
    }

    it('does not repeat a code that the page’s own response contains', async () => {
      const { element, type, log } = await setup();
      element.addEventListener('pay-otp-submit', (event) =>
        event.respondWith(Promise.resolve(mandate({ status: 'failed', failure_message: 'no: 123456' }))),
      );
      type('123456');
      await settle();
      expect(log.of('pay-fail').map(({ resource }) => resource)).to.have.length(1);
      expect(JSON.stringify(log.of('pay-fail')[0]!.resource)).not.to.include('123456');
    });

    it('keeps the id of the mandate, even if it contains the digits of the code', async () => {
      const { type, answer, log } = await setup({ mandateId: 'mdt_123456' });
      type('123456');
      await answer({ ...active, id: 'mdt_123456' });
      expect(log.of('pay-complete')[0]!.resource.id).to.equal('mdt_123456');
    });

    it('posts to verify-url if it is set', async () => {
      const { type, backend } = await setup({ verifyUrl: '/otp' });
      type('123456');
      expect(backend.last.url).to.equal('/otp');
    });

    it('keeps the caret when a letter is typed', async () => {
      const { input } = await setup();
      input().value = '12a345';
      input().setSelectionRange(3, 3);
      input().dispatchEvent(new InputEvent('input', { bubbles: true }));
      expect([input().value, input().selectionStart, input().selectionEnd]).to.deep.equal(['12345', 2, 2]);
    });

    it('waits for the button with no-auto-submit', async () => {
      const { type, backend, submitButton } = await setup({ noAutoSubmit: true });
      type('123456');
      expect(backend.calls).to.have.length(0);
      submitButton().click();
      expect(backend.calls).to.have.length(1);
    });

    it('waits for Enter with no-auto-submit', async () => {
      const { type, backend } = await setup({ noAutoSubmit: true });
      type('123456');
      await sendKeys({ press: 'Enter' });
      expect(backend.calls).to.have.length(1);
    });

    it('shows that digits are missing, and focuses the input', async () => {
      const { type, backend, submitButton, status, focused, input, part, updated } = await setup();
      type('123');
      submitButton().click();
      await updated();
      expect(backend.calls).to.have.length(0);
      expect(status()).to.equal('Enter all digits of the code.');
      expect(input().getAttribute('aria-invalid')).to.equal('true');
      expect(focused()).to.equal('input');
      // The message is announced. It describes the input once the consumer comes back to it.
      expect(input().getAttribute('aria-describedby')).to.equal('hint');
      input().blur();
      input().focus();
      await updated();
      expect(input().getAttribute('aria-describedby')).to.equal(`hint ${part('status')!.id}`);
    });

    for (const [given, digits] of [
      [4, 4],
      [8, 8],
      [3, 4],
      [9, 8],
      [NaN, 6],
    ] as const) {
      it(`with length ${given} submits ${digits} digits`, async () => {
        const { type, backend } = await setup({ length: given });
        type('12345678'.slice(0, digits - 1));
        expect(backend.calls).to.have.length(0);
        type('12345678'.slice(0, digits));
        expect(backend.calls).to.have.length(1);
      });
    }

    it('sends one request for several submissions', async () => {
      const { type, backend, submitButton, log } = await setup();
      type('123456');
      submitButton().click();
      submitButton().click();
      await sendKeys({ press: 'Enter' });
      expect(backend.calls).to.have.length(1);
      expect(log.of('pay-otp-submit')).to.have.length(1);
    });
  });

  describe('responses', () => {
    it('completes once with a signed mandate', async () => {
      const { type, answer, log, part, status, element } = await setup();
      type('123456');
      await answer(active);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-otp-submit', 'pay-status', 'pay-complete']);
      expect(log.of('pay-complete')[0]!.resource).to.deep.equal({ ...active, action: null });
      element.paymentMethod = 'ewallet_id';
      await element.updateComplete;
      expect([status(), part('purpose')]).to.deep.equal(['Account linked', null]);
      expect(element.matches(':state(done)')).to.equal(true);
    });

    it('waits for a pending mandate', async () => {
      const { type, answer, log, status } = await setup();
      type('123456');
      await answer(mandate({ action: {} }));
      expect(log.names).to.deep.equal(['pay-ready', 'pay-otp-submit', 'pay-status']);
      expect(status()).to.equal('Code accepted. Waiting for confirmation…');
    });

    it('fails once with a failed mandate', async () => {
      const { type, answer, log, status } = await setup();
      type('123456');
      await answer(mandate({ status: 'failed', failure_code: 'no_funds', action: {} }));
      expect(log.names).to.deep.equal(['pay-ready', 'pay-otp-submit', 'pay-status', 'pay-fail']);
      expect(log.of('pay-fail')[0]!.reason).to.equal('no_funds');
      expect(status()).to.equal('Couldn’t link the account');
    });

    const errors: [unknown, number, string, string, boolean][] = [
      [refusal('otp_incorrect'), 400, 'otp-incorrect', 'Incorrect code', true],
      [refusal('otp_expired'), 400, 'otp-expired', 'This code has expired', true],
      [refusal('request_param_error'), 400, 'refused', 'We couldn’t process this request', false],
      [refusal('constructor'), 400, 'refused', 'We couldn’t process this request', false],
      [{}, 429, 'rate-limited', 'Too many attempts', true],
      ['<html>', 503, 'server', 'Something went wrong', true],
      [refusal('otp_incorrect'), 500, 'server', 'Something went wrong', true],
      ['<html>', 200, 'bad-response', 'Something went wrong', true],
      ['', 200, 'bad-response', 'Something went wrong', true],
      [{ id: 7 }, 200, 'bad-response', 'Something went wrong', true],
    ];
    for (const [body, httpStatus, code, text, retryable] of errors) {
      it(`reports ${code} for ${httpStatus} ${JSON.stringify(body).slice(0, 60)}, and keeps the focus`, async () => {
        const { type, answer, log, status, input, focused, updated } = await setup();
        type('123456');
        await answer(body, httpStatus);
        await updated();
        const [error] = log.of('pay-error');
        expect([error!.code, error!.retryable]).to.deep.equal([code, retryable]);
        expect(log.of('pay-error')).to.have.length(1);
        expect(status()).to.contain(text);
        expect(focused()).to.equal('input');
        expect(input().readOnly).to.equal(false);
        // A failure of the service says nothing about the code.
        expect(input().getAttribute('aria-invalid')).to.equal(String(code.startsWith('otp-')));
      });
    }

    for (const [online, code, message] of [
      [true, 'network', 'can’t connect right now'],
      [false, 'offline', 'No internet connection'],
    ] as const) {
      it(`shows why there is no response: ${code}`, async () => {
        const { type, backend, log, status, updated } = await setup();
        type('123456');
        Object.defineProperty(navigator, 'onLine', { configurable: true, value: online });
        backend.last.fail();
        await settle();
        Reflect.deleteProperty(navigator, 'onLine');
        await updated();
        expect(log.of('pay-error')[0]!.code).to.equal(code);
        expect(status()).to.contain(message);
      });
    }

    it('fails after too many attempts, and focuses the message', async () => {
      const { type, answer, log, status, part, focused } = await setup();
      type('123456');
      await answer(refusal('otp_attempts_exceeded'), 400);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-otp-submit', 'pay-error', 'pay-fail']);
      expect(status()).to.contain('Too many incorrect codes');
      expect(part('input')).to.equal(null);
      expect(focused()).to.contain('status');
      part('start-again')!.click();
      part('other-method')!.click();
      expect(log.of('pay-retry').map(({ otherMethod }) => otherMethod)).to.deep.equal([false, true]);
    });

    it('selects a wrong code, so that typing replaces it', async () => {
      const { type, answer, input } = await setup();
      type('123456');
      await answer(refusal('otp_incorrect'), 400);
      expect([input().selectionStart, input().selectionEnd]).to.deep.equal([0, 6]);
      await sendKeys({ press: '7' });
      expect(input().value).to.equal('7');
    });
  });

  describe('idempotency', () => {
    it('a code that got no response is sent again with an unchanged key', async () => {
      const { type, backend, submitButton, updated } = await setup();
      type('123456');
      backend.last.fail();
      await settle();
      await updated();
      submitButton().click();
      const [first, second] = backend.calls.map(({ headers }) => headers.get('idempotency-key'));
      expect(second).to.equal(first);
    });

    it('a code is sent again with an unchanged key after the element was moved', async () => {
      const { element, type, backend, input, submitButton, updated, log } = await setup();
      type('123456');
      element.parentElement!.append(element);
      await updated();
      expect(backend.last.signal.aborted).to.equal(true);
      expect([input().value, input().readOnly]).to.deep.equal(['123456', false]);
      submitButton().click();
      const [first, second] = backend.calls.map(({ headers }) => headers.get('idempotency-key'));
      expect(second).to.equal(first);
      expect(log.of('pay-error')).to.have.length(0);
    });

    it('a code for another mandate has another key', async () => {
      const { element, type, backend, updated } = await setup();
      type('123456');
      backend.last.fail();
      await settle();
      element.mandateId = 'mdt_other';
      await updated();
      type('123456');
      const [first, second] = backend.calls.map(({ headers }) => headers.get('idempotency-key'));
      expect(second).not.to.equal(first);
    });

    for (const status of [408, 409, 429, 500, 502, 503, 504]) {
      it(`a code is sent again with an unchanged key after a ${status}`, async () => {
        const { type, backend, answer, submitButton } = await setup();
        type('123456');
        await answer('<html>', status);
        submitButton().click();
        const [first, second] = backend.calls.map(({ headers }) => headers.get('idempotency-key'));
        expect(second).to.equal(first);
      });
    }

    it('a code is not sent again automatically', async () => {
      const { type, backend, clock } = await setup();
      type('123456');
      backend.last.fail();
      await clock.pass(600_000);
      expect(backend.calls).to.have.length(1);
    });

    it('a wrong code is not sent again by Enter', async () => {
      const { type, backend, answer, submitButton, status } = await setup();
      type('123456');
      await answer(refusal('otp_incorrect'), 400);
      submitButton().click();
      expect(backend.calls).to.have.length(1);
      expect(status()).to.contain('Incorrect code');
    });

    it('another code after a refusal has another key', async () => {
      const { type, backend, answer } = await setup();
      type('123456');
      await answer(refusal('otp_incorrect'), 400);
      type('123457');
      const [first, second] = backend.calls.map(({ headers }) => headers.get('idempotency-key'));
      expect(second).not.to.equal(first);
    });
  });

  describe('a host that verifies', () => {
    it('that responds after the event gets an InvalidStateError, and the element verifies once', async () => {
      const { element, type, backend, log } = await setup();
      const late = new Promise<unknown>((resolve) =>
        element.addEventListener('pay-otp-submit', (event) => {
          void settle().then(() => {
            try {
              event.respondWith(Promise.resolve(active));
              resolve('no error');
            } catch (error) {
              resolve(error instanceof DOMException ? error.name : error);
            }
          });
        }),
      );
      type('123456');
      expect(await late).to.equal('InvalidStateError');
      backend.last.answer(active);
      await settle();
      expect(backend.calls).to.have.length(1);
      expect(log.of('pay-otp-submit')[0]!.response).to.equal(null);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-otp-submit', 'pay-status', 'pay-complete']);
    });

    it('responds with a mandate', async () => {
      const { element, type, backend, log } = await setup();
      element.addEventListener('pay-otp-submit', (event) => event.respondWith(Promise.resolve(active)));
      type('123456');
      await settle();
      expect(backend.calls).to.have.length(0);
      expect(log.names).to.deep.equal(['pay-ready', 'pay-otp-submit', 'pay-status', 'pay-complete']);
    });

    for (const [thrown, code] of [
      [{ code: 'otp_incorrect' }, 'otp-incorrect'],
      [new PayError('otp-expired', { message: 'not 123456' }), 'otp-expired'],
      [new PayError('constructor' as PayErrorCode), 'bad-response'],
      [new Error('boom 123456'), 'bad-response'],
      [undefined, 'bad-response'],
    ] as const) {
      it(`causes ${code} if it rejects with ${String(thrown)}`, async () => {
        const { element, type, log } = await setup();
        // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- hosts do
        element.addEventListener('pay-otp-submit', (event) => event.respondWith(Promise.reject(thrown)));
        type('123456');
        await settle();
        expect(log.of('pay-error')[0]!.code).to.equal(code);
        expect(JSON.stringify(log.of('pay-error')[0]!.detail)).not.to.contain('123456');
      });
    }

    it('may prevent the request', async () => {
      const { element, type, backend, status, updated } = await setup();
      element.addEventListener('pay-otp-submit', (event) => event.preventDefault());
      type('123456');
      await updated();
      expect(backend.calls).to.have.length(0);
      expect(status()).to.equal('');
    });
  });

  it('exposes the code only in pay-otp-submit', async () => {
    const { type, answer, log, element } = await setup();
    type('938271');
    await answer(refusal('otp_incorrect'), 400);
    for (const event of log.events.filter(({ type }) => type !== 'pay-otp-submit')) {
      expect(JSON.stringify(event.detail), event.type).not.to.contain('938271');
    }
    expect(element.outerHTML + element.shadowRoot!.innerHTML).not.to.contain('938271');
  });

  it('reports a missing mandate id', async () => {
    const { type, backend, log } = await setup({ mandateId: '' });
    type('123456');
    await settle();
    expect(backend.calls).to.have.length(0);
    expect(log.of('pay-error')[0]!.code).to.equal('not-configured');
  });

  describe('the request of another code', () => {
    it('is possible after 30 seconds', async () => {
      const { resendButton, clock, backend, updated } = await setup();
      expect(resendButton().textContent.trim()).to.equal('Send a new code (30 s)');
      resendButton().click();
      await clock.pass(29_000);
      expect(resendButton().textContent.trim()).to.equal('Send a new code (1 s)');
      resendButton().click();
      expect(backend.calls).to.have.length(0);
      await clock.pass(1_000);
      await updated();
      expect(resendButton().textContent.trim()).to.equal('Send a new code');
      expect(resendButton().getAttribute('aria-disabled')).to.equal('false');
    });

    it('is sent once and announced, and is possible again after the wait', async () => {
      const { resendButton, clock, backend, answer, status, log } = await setup();
      await clock.pass(30_000);
      resendButton().click();
      resendButton().click();
      expect(backend.calls.map(({ url }) => url)).to.deep.equal(['/shop/v1/mandates/mdt_1/resend']);
      await answer({});
      expect(status()).to.equal('A new code is on its way.');
      expect(resendButton().textContent.trim()).to.equal('Send a new code (30 s)');
      expect(log.of('pay-otp-resend')).to.have.length(1);
    });

    it('can fail, and is then possible at once', async () => {
      const { resendButton, clock, backend, answer, status, log } = await setup();
      await clock.pass(30_000);
      resendButton().click();
      await answer({}, 404);
      expect(status()).to.equal('Couldn’t send a new code. Try again.');
      expect(log.of('pay-error')[0]!.code).to.equal('refused');
      resendButton().click();
      expect(backend.calls).to.have.length(2);
    });

    it('is the main button at once after a code has expired, and replaces the error', async () => {
      const { type, resendButton, answer, status } = await setup();
      type('123456');
      await answer(refusal('otp_expired'), 400);
      expect([resendButton().textContent.trim(), resendButton().ariaDisabled]).to.deep.equal([
        'Send a new code',
        'false',
      ]);
      expect(resendButton().matches('.wide')).to.equal(true);
      resendButton().click();
      await answer({});
      expect(status()).to.equal('A new code is on its way.');
    });

    it('can be handled by the host', async () => {
      const { element, resendButton, clock, backend, status, updated } = await setup();
      element.addEventListener('pay-otp-resend', (event) => event.respondWith(Promise.resolve()));
      await clock.pass(30_000);
      resendButton().click();
      await settle();
      await updated();
      expect(backend.calls).to.have.length(0);
      expect(status()).to.equal('A new code is on its way.');
    });
  });

  it('keeps its final status when it is moved', async () => {
    const { element, type, answer, log } = await setup();
    type('123456');
    await answer(mandate({ status: 'active', action: {} }));
    document.body.append(element);
    await settle();
    await element.updateComplete;
    expect(Boolean(element.shadowRoot!.querySelector('input'))).to.equal(false);
    expect(log.of('pay-complete')).to.have.length(1);
    element.remove();
  });

  it('uses the default wait after resend-after was removed', async () => {
    const { element, part } = await setup();
    element.setAttribute('resend-after', '5');
    element.removeAttribute('resend-after');
    document.body.append(element);
    await settle();
    await element.updateComplete;
    expect(part('resend')!.textContent).to.contain('30');
    element.remove();
  });

  it('aborts its request and stops its timers when it is removed', async () => {
    const { element, type, backend, clock, log } = await setup();
    type('123456');
    element.remove();
    await settle();
    expect(backend.last.signal.aborted).to.equal(true);
    expect(clock.waiting).to.equal(0);
    expect(log.names).to.deep.equal(['pay-ready', 'pay-otp-submit']);
  });
});

describe('pay-otp-verify with WebOTP', () => {
  const original = Object.getOwnPropertyDescriptor(Navigator.prototype, 'credentials');
  let requested: CredentialRequestOptions;
  let deliver: (code: string) => void;

  beforeEach(() => {
    Object.assign(window, { OTPCredential: class {} });
    const get = (options: typeof requested) => {
      requested = options;
      return new Promise((resolve) => (deliver = (code) => resolve({ code })));
    };
    Object.defineProperty(Navigator.prototype, 'credentials', { configurable: true, get: () => ({ get }) });
  });

  afterEach(() => {
    // Some browsers have no `credentials`.
    if (original) Object.defineProperty(Navigator.prototype, 'credentials', original);
    else Reflect.deleteProperty(Navigator.prototype, 'credentials');
    Reflect.deleteProperty(window, 'OTPCredential');
  });

  it('submits the code of the message', async () => {
    const { backend } = await setup();
    deliver('004711');
    await settle();
    expect(backend.last.body).to.equal('{"otp":"004711"}');
  });

  it('ignores codes while it is removed, and codes of earlier requests', async () => {
    const { element, backend } = await setup();
    const early = deliver;
    const place = element.parentElement!;
    element.remove();
    deliver('004711');
    await settle();
    place.append(element);
    early('004711');
    await settle();
    expect(backend.calls).to.have.length(0);
    deliver('004712');
    await settle();
    expect(backend.last.body).to.equal('{"otp":"004712"}');
  });

  it('is not aborted, because Chromium crashes the page if the request is over or replaced', async () => {
    const { element } = await setup();
    element.remove();
    expect(requested).to.deep.equal({ otp: { transport: ['sms'] } });
  });
});
