import { aTimeout, expect, html } from '@open-wc/testing';
import { anotherWay } from '../../src/elements/pay-action/choices.js';
import { FAILURE_CODES, registerStep, type PayAction } from '../../src/index.js';
import { core } from '../../src/locales/en/core.js';
import { result } from '../../src/locales/en/result.js';
import { mount } from '../support/mount.js';
import { byBoleto, mandate, otpAction, payment } from '../support/samples.js';
import { waitUntil } from '../support/wait-until.js';

async function setup(given: object, content: unknown = '') {
  const mounted = await mount<PayAction>(
    html`<pay-action
      .payment=${'payment' in given ? given.payment : undefined}
      .mandate=${'mandate' in given ? given.mandate : undefined}
      ?show-failure-message=${'showFailureMessage' in given}
      >${content}</pay-action
    >`,
  );
  const { element, part } = mounted;
  // The details of the result are lazy-loaded after its first text.
  if (element.matches(':is(:state(complete), :state(failed), :state(expired))'))
    await waitUntil(() => element.shadowRoot!.querySelector('[part=result] slot'));
  await mounted.updated();
  /** The buttons of the result, by part. */
  const buttons = () => [...part('result')!.querySelectorAll('.wide')].map((button) => button.part.value);
  const text = (name: string) =>
    (element.renderRoot.querySelector(`[part=result] [part=${name}]`) ?? part(name))?.textContent.trim() ?? null;
  return { ...mounted, text, buttons };
}

const failed = (overrides: object = {}) => payment({ status: 'failed', ...overrides });

describe('pay-action with a final status', () => {
  it('draws only its own icon, not that of a button', async () => {
    const { element } = await setup({ payment: payment({ status: 'paid' }) });
    const dashes = (icon: string) => getComputedStyle(element.renderRoot.querySelector(icon)!).strokeDasharray;
    expect(dashes('[part=disc] .icon')).to.equal('24px');
    expect(dashes('[part=print] .icon')).to.equal('none');
  });

  it('shows the paid amount', async () => {
    const { text } = await setup({
      payment: payment({ status: 'paid', amount_paid: '10.50', reference: 'order-7' }),
    });
    expect([text('amount'), text('reference')]).to.deep.equal(['R$10.50', 'order-7']);
  });

  it('says when, how and to whom was paid instead of the head, and has a slot for what is next', async () => {
    const given = { payment: payment({ status: 'paid', time_paid: '2026-11-21T12:00:00Z' }) };
    const { element, part, text, updated } = await setup(given, html`<a slot="next" href="#order">Your order</a>`);
    element.merchant = 'Loja Azul';
    await updated();
    expect([text('method'), part('head')]).to.deep.equal(['Pix', null]);
    expect(text('next')).to.equal('Loja Azul has received your payment and will take it from here.');
    expect(text('date')).to.match(/^November\s21,\s2026/);
    const link = element.querySelector('a')!;
    // The page has a colour for its links.
    document.head.insertAdjacentHTML('beforeend', '<style id="links">a { color: rgb(1, 2, 3) }</style>');
    const { color, backgroundColor, height } = getComputedStyle(link);
    document.querySelector('#links')!.remove();
    expect([color === 'rgb(1, 2, 3)', color === backgroundColor]).to.deep.equal([false, false]);
    expect(parseFloat(height)).to.be.at.least(44);
    await expect(element).to.be.accessible();
  });

  it('does not call it a failure if the consumer has cancelled', async () => {
    const { status, text } = await setup({ payment: failed({ failure_code: 'declined_by_consumer' }) });
    expect([status(), text('charged')]).to.deep.equal(['Payment cancelled', 'Nothing was charged.']);
  });

  it('shows the amount in the consumer’s currency', async () => {
    const { text } = await setup({
      payment: payment({
        status: 'paid',
        currency: 'USD',
        amount_paid: '2.00',
        currency_local: 'BRL',
        amount_local_paid: '10.50',
      }),
    });
    expect(text('amount')).to.equal('R$10.50');
  });

  it('does not offer to start again after a success', async () => {
    const { text } = await setup({ mandate: mandate({ status: 'active', action: {} }) });
    expect([text('status'), text('start-again')]).to.deep.equal(['Account linked', null]);
  });

  it('says what happens next after a success', async () => {
    const paid = await setup({ payment: payment({ status: 'paid' }) });
    expect(paid.text('next')).to.equal('The seller has received your payment and will take it from here.');
    const linked = await setup({ mandate: mandate({ status: 'active', action: {} }) });
    expect(linked.text('next')).to.equal('The seller can now take payments from this account.');
    linked.element.merchant = 'Norte Coffee';
    await linked.updated();
    expect(linked.text('next')).to.equal('Norte Coffee can now take payments from this account.');
  });

  for (const code of FAILURE_CODES) {
    it(`has its own text for the failure code ${code}`, async () => {
      const { text } = await setup({ payment: failed({ failure_code: code }) });
      expect(text('reason')).to.match(/^[A-Z].{10,}\.$/);
      expect(text('advice')).to.equal(null);
    });
  }

  for (const code of ['moon_phase', null, '', 'constructor', '__proto__']) {
    it(`has both buttons and no reason for the failure code ${code}`, async () => {
      const { text, buttons } = await setup({
        payment: failed({ failure_code: code, failure_message: 'internal: 0x7f' }),
      });
      expect([text('reason'), buttons()]).to.deep.equal([null, ['start-again', 'other-method']]);
    });
  }

  const BOTH = ['start-again', 'other-method'];
  const ways: [string | null, string[]][] = [
    ['payment_declined', ['other-method']],
    ['declined_by_consumer', BOTH],
    ['insufficient_funds', ['other-method']],
    ['account_closed', ['other-method']],
    ['processing_error', ['start-again']],
    ['otp_attempts_exceeded', BOTH],
    ['otp-attempts-exceeded', BOTH],
    ['moon_phase', BOTH],
    ['__proto__', BOTH],
    [null, BOTH],
  ];
  for (const [code, expected] of ways) {
    it(`offers ${expected.join(' and ')} after the failure code ${code}`, async () => {
      const { buttons } = await setup({ payment: failed({ failure_code: code }) });
      expect(buttons()).to.deep.equal(expected);
    });
  }

  it('leaves what to do to the buttons, which say it in the words of the text', () => {
    for (const text of Object.values(result.failures)) expect(text).not.to.match(/again|another way/);
    expect(result.failedHint.toLowerCase()).to.include(result.startAgain.toLowerCase());
    expect(result.failedHint).to.include(core.otherMethod.slice(1));
  });

  it('offers another way to pay wherever the text advises it', () => {
    for (const [code, text] of Object.entries(core.errors))
      expect(anotherWay(code as keyof typeof core.errors), code).to.equal(text.includes('Choose another way to pay'));
  });

  it('says what to do if money was taken for a failed payment', async () => {
    const shown = 'If money has left your account, don’t pay again: contact the seller.';
    for (const [given, expected] of [
      [{ payment: failed({ failure_code: 'payment_declined' }) }, shown],
      [{ payment: failed({ failure_message: 'No.' }), showFailureMessage: true }, shown],
      [{ mandate: mandate({ status: 'failed', action: {} }) }, null],
      // Its text says so itself.
      [{ payment: payment({ status: 'expired' }) }, null],
    ] as const) {
      const { text } = await setup(given);
      expect(text('charged')).to.equal(expected);
    }
  });

  it('says that nothing was charged only where no money can have left', async () => {
    const uncharged: string[] = [];
    for (const code of FAILURE_CODES) {
      const { text } = await setup({ payment: failed({ failure_code: code }) });
      if (text('charged') === 'Nothing was charged.') uncharged.push(code);
    }
    expect(uncharged).to.deep.equal([
      'declined_by_consumer',
      'insufficient_funds',
      'account_closed',
      'otp_attempts_exceeded',
    ]);
  });

  it('warns of a second payment before it says what to press', async () => {
    const { part } = await setup({ payment: failed() });
    const order = [...part('result')!.querySelectorAll('[part=charged], .button')];
    expect(order.map((one) => one.part.value)).to.deep.equal(['charged', 'start-again', 'other-method']);
  });

  for (const [name, given] of [
    ['failure', { payment: failed() }],
    ['payment whose time has run out', { payment: payment({ status: 'expired' }) }],
    ['payment that is being confirmed', { payment: payment({ action: {} }) }],
    ['step that cannot be shown', { payment: payment({ action: { type: 'dance' } }) }],
    ['code for another amount', { payment: payment({ ...byBoleto, amount: '10.50' }) }],
  ] as const) {
    it(`shows how to reach the seller below a ${name}`, async () => {
      const { element } = await setup(given, html`<a slot="contact" href="tel:+15550100">Call us</a>`);
      await waitUntil(() => element.querySelector('a')!.checkVisibility());
      await expect(element).to.be.accessible();
    });
  }

  it('no longer sends a consumer to the seller once the code looks right', async () => {
    const contact = html`<a slot="contact" href="tel:+15550100">Call us</a>`;
    const { element } = await setup({ payment: payment({ ...byBoleto, amount: '10.50' }) }, contact);
    const isShown = () => element.querySelector('a')!.checkVisibility();
    await waitUntil(isShown);
    element.payment = payment({ ...byBoleto, id: 'pm_2' });
    await waitUntil(() => !isShown());
  });

  for (const [status, charged] of [
    [500, result.charged],
    [429, result.charged],
    // The message itself says it.
    [404, undefined],
  ] as const) {
    it(`warns once of a second payment if the backend answers ${status}`, async () => {
      const { element, part, backend } = await mount<PayAction>(html`<pay-action src="/p"></pay-action>`);
      backend.last.answer({}, status);
      await waitUntil(() => element.shadowRoot!.querySelector('slot[name=contact]'));
      expect(part('charged')?.textContent).to.equal(charged);
      expect(part('progress')!.textContent.match(/don’t pay again/g)).to.have.length(1);
    });
  }

  for (const [name, given, warns] of [
    ['payment', { payment: payment({ action: { type: 'match_number' } }) }, true],
    ['mandate', { mandate: mandate({ action: { type: 'match_number' } }) }, false],
  ] as const) {
    it(`${warns ? 'warns' : 'does not warn'} of a second payment if the step of a ${name} is missing`, async () => {
      const load = () => Promise.reject(new Error('404'));
      const remove = registerStep({ type: 'match_number', tag: 'shop-missing', load });
      const { element, part } = await setup(given);
      await waitUntil(() => element.shadowRoot!.querySelector('slot[name=contact]'));
      remove();
      expect(part('charged') !== null).to.equal(warns);
    });
  }

  it('names the account that was linked', async () => {
    const extra = { payment_method_account: { reference: '+62 812 ••• 789' } };
    const { text } = await setup({ mandate: mandate({ status: 'active', action: {}, extra }) });
    expect([text('method'), text('linked')]).to.deep.equal(['E-wallet', '+62\u00a0812\u00a0•••\u00a0789']);
  });

  it('tells the page which button was pressed', async () => {
    const { part, log } = await setup({ payment: failed() });
    part('start-again')!.click();
    part('other-method')!.click();
    expect(log.of('pay-retry').map(({ otherMethod, detail }) => [otherMethod, detail.otherMethod])).to.deep.equal([
      [false, false],
      [true, true],
    ]);
  });

  it('offers another way to pay if the step cannot be shown, and takes the next payment', async () => {
    const { element, part, log, updated } = await setup({ payment: payment({ action: { type: 'dance' } }) });
    await waitUntil(() => part('other-method'));
    expect([part('retry') === null, part('start-again') === null]).to.deep.equal([true, true]);
    part('other-method')!.click();
    expect(log.of('pay-retry').map(({ resource, otherMethod }) => [resource, otherMethod])).to.deep.equal([
      [null, true],
    ]);
    element.payment = payment({ id: 'pm_2' });
    await updated();
    expect(part('step')?.localName).to.equal('pay-qr');
  });

  it('shows the service’s message as text if the merchant allows it', async () => {
    const failure_message = 'Limit <img src=x onerror=alert(1)> of\u202E the day\nreached';
    const { part, text } = await setup({ payment: failed({ failure_message }), showFailureMessage: true });
    expect(text('reason')).to.equal('Limit <img src=x onerror=alert(1)> of the day reached');
    expect(part('reason')!.children).to.have.length(0);
  });

  it('shows its own text if there is no message', async () => {
    const given = failed({ failure_code: 'insufficient_funds', failure_message: ' ' });
    const { text } = await setup({ payment: given, showFailureMessage: true });
    expect(text('reason')).to.equal('Insufficient balance.');
  });

  it('shows why no more codes are accepted', async () => {
    const { element, backend, text } = await setup({ mandate: mandate({ action: otpAction }) });
    const otp = element.renderRoot.querySelector('pay-otp-verify')!;
    const input = otp.renderRoot.querySelector('input')!;
    input.value = '123456';
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    backend.last.answer({ error: { type: 'invalid_request_error', code: 'otp_attempts_exceeded' } }, 400);
    await waitUntil(() => text('reason'));
    expect([text('status'), text('reason')]).to.deep.equal(['Couldn’t link the account', 'Too many incorrect codes.']);
  });

  for (const [given, state] of [
    [failed(), 'failed'],
    [payment({ status: 'expired' }), 'expired'],
  ] as const) {
    it(`${state}: the page handles the button to start again`, async () => {
      const { element, part, log, updated } = await setup({ payment: given });
      part('start-again')!.click();
      expect(log.of('pay-retry').map(({ resource }) => resource?.id)).to.deep.equal(['pm_1']);
      element.payment = payment({ id: 'pm_2' });
      await updated();
      expect(part('step')?.localName).to.equal('pay-qr');
      expect(part('start-again') === null).to.equal(true);
    });

    it(`${state}: the page can replace the result, which is still announced`, async () => {
      const content = html`<p slot=${state}>Call us</p>
        <p slot="complete">Thanks</p>`;
      const { element, part, text, status, updated } = await setup({ payment: given }, content);
      const slots = [...part('result')!.children].filter((one) => one instanceof HTMLSlotElement);
      expect(slots.map(({ name }) => name)).to.deep.equal([state]);
      expect(slots[0]!.assignedElements()[0]!.textContent).to.equal('Call us');
      expect(element.querySelector('[slot=complete]')!.checkVisibility()).to.equal(false);
      expect(status()).not.to.equal('');
      expect(part('status')!.getBoundingClientRect().width).to.equal(1);
      // Without the slotted content, the default is shown again.
      element.querySelector(`[slot=${state}]`)!.remove();
      await aTimeout(0);
      await updated();
      expect(part('status')!.getBoundingClientRect().width).to.be.above(1);
      expect(text('start-again')).to.equal('Start again');
    });
  }
});
