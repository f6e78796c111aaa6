import { expect, fixture, html } from '@open-wc/testing';
import type { PayCheckout, PayEventMap } from '../../src/index.js';
import type { PayMethods } from '../../src/elements/pay-methods/pay-methods.js';
import { aCheckout, builders, fakeBackend, type BuiltMandate, type FakeBackend } from '../../src/testing/index.js';
import '../../src/define/all.js';
import '../../src/languages.js';
import { expectAccessible } from '../support/accessible.js';
import { FakeClock } from '../support/clock.js';
import { EventLog } from '../support/events.js';
import '../support/lazy.js';
import { waitUntil } from '../support/wait-until.js';

interface Shop {
  amount?: string;
  methods?: readonly (string | object)[];
  linked?: BuiltMandate;
  mode?: 'payment' | 'setup' | 'subscription';
}

/** A page with the element, before a backend of one order. */
async function open(shop: Shop = {}, prepare: (backend: FakeBackend) => unknown = () => {}) {
  const clock = new FakeClock();
  const build = builders({ now: clock });
  const backend = fakeBackend({
    clock,
    checkout: () => {
      const { amount = '129.90', methods = ['pix_br', 'boleto_br', 'ewallet_id'], linked, mode = 'payment' } = shop;
      return {
        mode,
        ...(mode === 'setup' ? {} : { amount, currency: 'BRL' }),
        ...(mode === 'subscription' ? { interval: { unit: 'month', count: 1 } } : {}),
        seller: 'Norte Coffee',
        lines: [{ description: 'Sierra blend', quantity: 2, amount }],
        methods: methods as string[],
        mandates: linked ? [linked.id] : [],
        order: ({ method, mandate_id }) => {
          if (mandate_id) return build.aPixPayment<'created'>({ amount, action: null });
          if (method === 'ewallet_id') return build.aMandate();
          return method === 'pix_br' ? build.aPixPayment({ amount }) : build.aBoletoPayment({ amount });
        },
      };
    },
  });
  if (shop.linked) backend.add(shop.linked);
  await prepare(backend);
  const page = document.createElement('div');
  const log = new EventLog(page);
  document.body.append(page);
  const provider = await fixture(
    html`<pay-provider .clock=${clock} .fetch=${backend.fetch}
      ><pay-checkout src="/merchant/checkouts/order_1"></pay-checkout
    ></pay-provider>`,
    { parentNode: page },
  );
  const element = provider.querySelector<PayCheckout>('pay-checkout')!;
  const root = element.shadowRoot!;
  const part = <Node extends HTMLElement>(name: string) => root.querySelector<Node>(`[part~="${name}"]`);
  const settle = async () => {
    await clock.pass(0);
    await element.updateComplete;
    await clock.pass(0);
  };
  await settle();
  const methods = () => root.querySelector<PayMethods>('pay-methods')!;
  return {
    element,
    backend,
    clock,
    log,
    shop,
    root,
    part,
    settle,
    methods,
    state: () =>
      ['loading', 'choosing', 'paying', 'acting', 'ended', 'closed'].find((name) => element.matches(`:state(${name})`)),
    says: () => root.querySelector('[id=status]')?.textContent.trim() ?? '',
    radios: () => [...methods().shadowRoot!.querySelectorAll<HTMLInputElement>('input[type=radio]')],
    names: () =>
      [...methods().shadowRoot!.querySelectorAll('[part=name]')].map(({ textContent }) => textContent.trim()),
    choose: async (id: string) => {
      methods().shadowRoot!.querySelector<HTMLInputElement>(`#method-${id}`)!.click();
      await settle();
    },
    pay: async () => {
      part('pay')!.focus();
      part('pay')!.click();
      await settle();
    },
    current: () => backend.requests.length && part<HTMLElementTagNameMap['pay-action']>('action'),
    created: () => [...new Set(log.of('pay-status').map(({ resource }) => resource.id))],
  };
}

describe('pay-checkout', () => {
  it('shows the order, the methods and a button that says the amount', async () => {
    const { element, part, names, state } = await open();
    expect(state()).to.equal('choosing');
    expect(part('seller')!.textContent.trim()).to.equal('Norte Coffee');
    expect(part('line')!.textContent).to.contain('2 × Sierra blend');
    expect(names()).to.deep.equal(['Pix', 'Boleto', 'E-wallet']);
    expect(part('pay')!.textContent.trim()).to.equal('Pay R$129.90');
    await expectAccessible(element);
  });

  it('goes from the choice to the result, with one payment', async () => {
    const { element, log, choose, pay, part, backend, clock, created, state, settle } = await open();
    await choose('boleto_br');
    await choose('pix_br');
    await pay();
    part('pay')?.click();
    await settle();
    expect([state(), created().length]).to.deep.equal(['acting', 1]);
    await expectAccessible(element);
    backend.pay(created()[0]!);
    const check = () => part('action')!.shadowRoot!.querySelector<HTMLElement>('[part=check]');
    await waitUntil(() => check());
    check()!.click();
    await clock.pass(0);
    expect(state()).to.equal('ended');
    expect(log.names.filter((name) => /start|complete|method/.test(name))).to.deep.equal([
      'pay-method-change',
      'pay-method-change',
      'pay-start',
      'pay-complete',
    ]);
    await expectAccessible(element);
  });

  it('moves the focus to the heading of the stage that has replaced the focused one', async () => {
    const { choose, pay, root, part } = await open();
    await choose('pix_br');
    await pay();
    expect(root.activeElement?.className).to.equal('stage');
    part('other-method')!.focus();
    part('other-method')!.click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(root.activeElement?.getAttribute('part')).to.equal('notice');
  });

  it('does not take the focus from the page', async () => {
    await open();
    expect(document.activeElement).to.equal(document.body);
  });

  it('has chosen the first method that can be', async () => {
    const { methods, pay, created, backend } = await open({
      methods: [{ id: 'card_ru', disabled: true }, 'pix_br', 'boleto_br'],
    });
    expect(methods().value).to.equal('pix_br');
    await pay();
    expect(backend.get(created()[0]!).payment_method).to.equal('pix_br');
  });

  it('needs a choice, and says so', async () => {
    const { pay, methods, backend } = await open({ methods: [{ id: 'card_ru', disabled: true }] });
    await pay();
    expect(methods().shadowRoot!.querySelector('#status')!.textContent).to.contain('Choose a payment method');
    expect(backend.requests.map(({ method }) => method)).to.deep.equal(['GET']);
  });

  it('keeps what was entered for another way', async () => {
    const { choose, pay, part, methods, settle } = await open();
    await choose('pix_br');
    await pay();
    part('other-method')!.click();
    await settle();
    expect(methods().value).to.equal('pix_br');
    expect(part('notice')!.textContent).to.contain('don’t pay again');
    part('back')!.click();
    await settle();
    expect(part('action')).to.not.equal(null);
  });

  it('pays again after a failure', async () => {
    const { choose, pay, backend, clock, created, part, settle } = await open();
    await choose('pix_br');
    await pay();
    backend.fail(created()[0]!, 'processing_error');
    await clock.pass(5_000);
    const action = part('action')!;
    await waitUntil(() => action.shadowRoot!.querySelector('[part=start-again]'));
    action.shadowRoot!.querySelector<HTMLElement>('[part=start-again]')!.click();
    await settle();
    expect(created()).to.have.length(2);
  });

  it('lists the linked accounts first, and pays by one without a step', async () => {
    const linked = builders().aMandate({ status: 'active', account: { reference: '+62 812 ••• 789' } });
    const { names, methods, pay, part, radios, state } = await open({ linked });
    expect(names()[0]).to.equal('E-wallet');
    expect(methods().shadowRoot!.querySelector('[part=description]')!.textContent).to.equal('+62 812 ••• 789');
    expect(radios()[0]!.checked).to.equal(true);
    await pay();
    expect(state()).to.equal('acting');
    expect(part('other-method')).to.equal(null);
  });

  it('links an account, and pays by it as one flow', async () => {
    const { choose, pay, backend, clock, created, log, state } = await open();
    await choose('ewallet_id');
    await pay();
    backend.sign(created()[0]!);
    await clock.pass(5_000);
    expect(created()).to.have.length(2);
    backend.pay(created()[1]!);
    await clock.pass(10_000);
    expect(state()).to.equal('ended');
    expect(log.of('pay-complete').map(({ resource }) => resource.object)).to.deep.equal(['payment']);
  });

  it('only links an account, in that mode', async () => {
    const { choose, pay, backend, clock, created, log, part } = await open({
      mode: 'setup',
      methods: ['ewallet_id', 'ovo_id'],
    });
    expect(part('pay')!.textContent.trim()).to.equal('Link account');
    expect(part('consent')!.textContent).to.match(
      /^Once your account is linked, .+ can take payments from it\. Nothing is charged now\.$/,
    );
    await choose('ewallet_id');
    await pay();
    backend.sign(created()[0]!);
    await clock.pass(5_000);
    expect(log.of('pay-complete').map(({ resource }) => resource.object)).to.deep.equal(['mandate']);
  });

  it('asks for no consent to one payment', async () => {
    const { part } = await open({ methods: ['ewallet_id'] });
    expect(part('consent')).to.equal(null);
  });

  it('says what a subscription costs, and what the consumer agrees to', async () => {
    const { part } = await open({ mode: 'subscription', methods: ['ewallet_id'] });
    expect(part('pay')!.textContent.trim()).to.match(/^Pay \S+ \/ month$/);
    expect(part('price')!.textContent.replace(/\s+/g, ' ').trim()).to.equal('R$129.90 / month');
    expect(part('consent')!.textContent).to.contain('may charge R$129.90 / month until you cancel');
  });

  it('ends a subscription once, when its first payment is created, and says what has become of it', async () => {
    const { choose, pay, backend, clock, created, log, part, state } = await open({
      mode: 'subscription',
      methods: ['ewallet_id'],
    });
    await choose('ewallet_id');
    await pay();
    backend.sign(created()[0]!);
    await clock.pass(5_000);
    expect(log.of('pay-complete').map(({ resource }) => resource.status)).to.deep.equal(['created']);
    expect(state()).to.equal('ended');
    expect(part('notice')!.textContent).to.contain('The first payment of R$129.90 is on its way.');
    expect(part('notice')!.classList.contains('first-payment')).to.equal(true);
    expect(part('action')!.shadowRoot!.textContent).to.contain('Account linked');
    backend.pay(log.of('pay-complete')[0]!.resource.id);
    await clock.pass(10_000);
    expect(part('action')!.shadowRoot!.textContent).to.contain('Payment complete');
    expect(log.of('pay-complete')).to.have.length(1);
  });

  it('offers to save the account of a method that allows it', async () => {
    const { choose, part } = await open({ methods: ['pix_br', { id: 'ewallet_id', save: true }] });
    expect(part('save')).to.equal(null);
    await choose('ewallet_id');
    expect(part('save')!.textContent).to.contain('Save this account');
    await choose('pix_br');
    expect(part('save')).to.equal(null);
  });

  it('shows a price that has changed before anything is paid', async () => {
    const { shop, choose, pay, part, created, says } = await open();
    await choose('pix_br');
    shop.amount = '149.90';
    await pay();
    expect(created()).to.deep.equal([]);
    expect(part('notice')!.textContent).to.contain('from R$129.90 to R$149.90');
    expect(part('pay')!.textContent.trim()).to.equal('Pay R$149.90');
    expect(says()).to.contain('has changed');
    await pay();
    expect(created()).to.have.length(1);
  });

  it('notices that the payment that was left has arrived', async () => {
    const { choose, pay, part, backend, clock, created, settle } = await open();
    await choose('pix_br');
    await pay();
    part('other-method')!.click();
    await settle();
    backend.pay(created()[0]!);
    await clock.pass(20_000);
    expect(part('action')!.shadowRoot!.textContent).to.contain('Payment complete');
  });

  it('says in a good tone that the earlier one of two payments has arrived', async () => {
    const { choose, pay, part, backend, clock, created, settle } = await open();
    await choose('pix_br');
    await pay();
    part('other-method')!.click();
    await settle();
    await choose('pix_br');
    await pay();
    backend.pay(created()[0]!);
    await clock.pass(60_000);
    expect(part('notice')!.classList.contains('earlier-paid')).to.equal(true);
  });

  it('finds the payment again after a reload', async () => {
    const { element, choose, pay, created, state, settle } = await open();
    await choose('pix_br');
    await pay();
    const parent = element.parentElement!;
    element.remove();
    const again = document.createElement('pay-checkout');
    again.src = '/merchant/checkouts/order_1';
    parent.append(again);
    await settle();
    await again.updateComplete;
    expect([again.matches(':state(acting)'), state(), created().length]).to.deep.equal([true, 'acting', 1]);
  });

  describe('says what is wrong', () => {
    const cases: readonly (readonly [
      name: string,
      prepare: (backend: FakeBackend) => unknown,
      text: string,
      state: string,
    ])[] = [
      ['401', (backend) => backend.breakDown(401), 'Sign in again', 'closed'],
      ['410', (backend) => backend.breakDown(410), 'no longer available', 'closed'],
      ['500', (backend) => backend.breakDown(500), 'Something went wrong', 'loading'],
    ];
    for (const [name, prepare, text, expected] of cases)
      it(name, async () => {
        const { element, says, state, part, backend, settle, log } = await open({}, prepare);
        expect(says()).to.contain(text);
        expect(state()).to.equal(expected);
        expect(log.of('pay-error')).to.have.length(1);
        await expect(element).to.be.accessible();
        await backend.recover();
        part('retry')!.click();
        await settle();
        expect(state()).to.equal('choosing');
      });

    it('no methods', async () => {
      const { says, part } = await open({ methods: [] });
      expect(says()).to.contain('no way to pay');
      expect(part('choose')!.hidden).to.equal(true);
    });

    it('offline while paying, and nothing that was entered is lost', async () => {
      const { choose, pay, says, backend, methods, created, state } = await open();
      await choose('pix_br');
      await backend.goOffline();
      await pay();
      expect([state(), methods().value]).to.deep.equal(['choosing', 'pix_br']);
      expect(says()).to.not.equal('');
      await backend.recover();
      await pay();
      expect(created()).to.have.length(1);
    });

    it('a checkout that cannot be read', async () => {
      const element = await fixture<PayCheckout>(
        html`<pay-checkout .checkout=${{ object: 'checkout', id: '1', version: '1', amount: 'ten' }}></pay-checkout>`,
      );
      expect(element.shadowRoot!.querySelector('#status')!.textContent).to.contain('can’t show this order');
    });
  });

  describe('on a page without the route', () => {
    it('the page creates the payment', async () => {
      const { aPixPayment } = builders();
      const element = await fixture<PayCheckout>(
        html`<pay-checkout .checkout=${aCheckout()} .methods=${['pix_br']}></pay-checkout>`,
      );
      let started: PayEventMap['pay-start'] | null = null;
      element.addEventListener('pay-start', (event) => {
        started = event;
        event.respondWith(Promise.resolve(aCheckout({ version: '2', current: aPixPayment() })));
      });
      element.shadowRoot!.querySelector<HTMLElement>('[part=pay]')!.click();
      await waitUntil(() => element.matches(':state(acting)'));
      expect(started!.choice).to.deep.equal({ method: 'pix_br' });
    });

    it('a page that does not respond is told', async () => {
      const element = await fixture<PayCheckout>(
        html`<pay-checkout .checkout=${aCheckout({ methods: ['pix_br'] })}></pay-checkout>`,
      );
      const log = new EventLog(element);
      element.shadowRoot!.querySelector<HTMLElement>('[part=pay]')!.click();
      await waitUntil(() => log.of('pay-error').length);
      expect(log.of('pay-error')[0]!.code).to.equal('not-configured');
    });
  });
});
