import { expect } from '@open-wc/testing';
import { parseCheckout } from '../../src/contract/index.js';
import { PayError } from '../../src/errors.js';
import {
  canGoBack,
  checkoutFlow,
  checkoutStart,
  closedBy,
  noticeOf,
  type CheckoutEvent,
  type CheckoutState,
} from '../../src/flows/checkout.js';
import { checkout, mandate, payment } from '../support/samples.js';

/** Checkouts are parsed inside each test: code that runs at import makes mutation testing restart its process. */
type Given = CheckoutEvent | (() => CheckoutEvent);
const run = (...given: Given[]): CheckoutState =>
  given.map((event) => (typeof event === 'function' ? event() : event)).reduce(checkoutFlow, checkoutStart);

const received =
  (overrides: object = {}) =>
  () =>
    ({ type: 'received', checkout: parseCheckout(checkout(overrides)), key: 'next' }) as const;
const pay = (method = 'pix_br', key = 'key', more: object = {}): CheckoutEvent => ({
  type: 'pay',
  choice: { method, ...more },
  key,
});
const problem = (status: number, code: 'refused' | 'server' | 'network' | 'bad-response' = 'refused') => ({
  error: new PayError(code),
  status,
});
const failed = (status: number) => ({ type: 'failed', problem: problem(status) }) as const;
const refused = (status: number) => ({ type: 'refused', problem: problem(status) }) as const;
const again: CheckoutEvent = { type: 'again', key: 'again' };
const other: CheckoutEvent = { type: 'other' };
const back: CheckoutEvent = { type: 'back' };

const first = received();
const open = received({ version: '2', current: payment() });
const paid = received({ version: '2', current: payment({ status: 'paid', action: {} }) });
const declined = received({ version: '2', current: payment({ status: 'failed', action: {} }) });
const linking = received({ version: '2', current: mandate() });
const linked = received({ version: '2', current: mandate({ status: 'active', action: {} }) });
const isSubscription = { mode: 'subscription', interval: { unit: 'month', count: 1 } };
const signed = () => mandate({ status: 'active', action: {} });
const subscribing = received({ ...isSubscription, version: '2', current: signed(), mandates: [signed()] });
/** The first payment of a subscription needs nothing of the consumer. */
const debit = (status: string) =>
  received({
    ...isSubscription,
    version: '3',
    current: payment({ id: 'pm_9', status, action: {} }),
    mandates: [signed()],
  });
const dearer = received({ version: '1b', amount: '149.90' });

describe('checkoutFlow', () => {
  const table: [string, Given[], string][] = [
    ['loads first', [], 'loading'],
    ['lets the consumer choose', [first], 'choosing'],
    ['pays', [first, pay()], 'paying'],
    ['shows what was created', [first, pay(), open], 'acting'],
    ['shows what is open after a reload', [open], 'acting'],
    ['ends with the outcome', [first, pay(), open, paid], 'ended'],
    ['ends with a failure', [first, pay(), open, declined], 'ended'],
    ['stays paid after a late response', [paid, open], 'ended'],
    ['stays paid when a request fails', [paid, failed(410)], 'ended'],
    ['cannot pay before there is a checkout', [pay()], 'loading'],
    ['cannot pay while something is open', [open, pay()], 'acting'],
    ['cannot pay what is paid', [paid, pay()], 'ended'],
    ['cannot pay again what is paid', [paid, again], 'ended'],
    ['cannot leave what is paid', [paid, other], 'ended'],
    ['lets the consumer choose another way', [open, other], 'choosing'],
    ['stays there when the same is open still', [open, other, open], 'choosing'],
    ['goes back to what was left', [open, other, back], 'acting'],
    ['does not go back to what has failed', [open, other, declined, back], 'choosing'],
    ['ends when what was left is paid', [open, other, paid], 'ended'],
    ['lets the consumer choose after a failure', [declined, other], 'choosing'],
    ['pays in the same way after a failure', [first, pay(), declined, again], 'paying'],
    ['starts again when the time has run out here first', [first, pay(), open, again], 'paying'],
    ['asks for what was entered before a reload', [declined, again], 'choosing'],
    ['waits for the answer while another response comes', [first, pay(), first], 'paying'],
    ['shows what another tab has created', [first, pay(), open], 'acting'],
    ['returns to the choice after a refusal', [first, pay(), refused(400)], 'choosing'],
    ['is closed when the order is gone while paying', [first, pay(), refused(410)], 'closed'],
    ['is closed when the order is gone', [first, failed(410)], 'closed'],
    ['is closed before a sign-in', [failed(401)], 'closed'],
    ['keeps what was typed when the session ends', [first, failed(401)], 'choosing'],
    ['loads again after the connection was lost', [failed(0)], 'loading'],
    ['opens after it was closed', [failed(401), first], 'choosing'],
    ['ignores a refusal that comes late', [first, pay(), open, refused(409)], 'acting'],
    ['links an account', [first, pay(), linking], 'acting'],
    ['pays by itself after the account was linked', [first, pay(), linking, linked], 'paying'],
    ['waits for a press after a reload', [linked], 'choosing'],
    [
      'links only, if that is all',
      [received({ mode: 'setup', current: mandate({ status: 'active', action: {} }) })],
      'ended',
    ],
    ['ends a subscription when its first payment is created', [debit('created')], 'ended'],
    ['lets the consumer start again when that is refused', [debit('created'), debit('failed'), again], 'choosing'],
    ['stays subscribed after a late response', [debit('created'), subscribing], 'ended'],
    [
      'does not pay by itself at another price',
      [
        first,
        pay(),
        linking,
        received({ version: '3', amount: '149.90', current: mandate({ status: 'active', action: {} }) }),
      ],
      'choosing',
    ],
  ];
  for (const [name, events, step] of table) it(name, () => expect(run(...events).step).to.equal(step));

  it('keeps the key of an attempt whose answer is not known', () => {
    const { attempt } = run(first, pay(), refused(500), pay('pix_br', 'other'));
    expect(attempt?.key).to.equal('key');
  });

  for (const [name, events] of [
    ['another choice', [first, pay(), refused(500), pay('boleto_br', 'other')]],
    ['other data', [first, pay(), refused(400), pay('pix_br', 'other', { customer: { phone: '+1' } })]],
    ['another version', [first, pay(), refused(500), dearer, pay('pix_br', 'other')]],
  ] as const)
    it(`takes a new key for ${name}`, () => expect(run(...events).attempt?.key).to.equal('other'));

  it('sends the version that the consumer has seen', () =>
    expect(run(first, dearer, pay()).attempt?.version).to.equal('1b'));

  it('pays by the account that was linked', () => {
    const { attempt } = run(first, pay('ewallet_id'), linking, linked);
    expect(attempt?.choice.mandate_id).to.equal(mandate().id);
    expect(attempt?.key).to.equal('next');
  });

  it('shows the account of a subscription, then what has become of its first payment', () => {
    const shown = (...events: Given[]) => run(...events).resource?.id;
    expect(shown(debit('created'))).to.equal(mandate().id);
    expect(shown(debit('created'), debit('paid'))).to.equal('pm_9');
    expect(shown(debit('created'), debit('failed'))).to.equal('pm_9');
  });

  it('keeps the choice for another attempt', () => {
    const choice = { method: 'pix_br', customer: { phone: '+55' } };
    const state = run(first, { type: 'pay', choice, key: 'key' }, declined, other);
    expect(state.choice).to.deep.equal(choice);
  });

  describe('notices', () => {
    const earlier = (status: string, more = {}) =>
      received({
        version: '3',
        earlier: [payment({ status, action: status === 'paid' ? {} : payment().action })],
        ...more,
      });
    const cases: [string, Given[], string | null][] = [
      ['none at first', [first], null],
      ['a price that has changed', [first, dearer], 'price-changed'],
      ['no price that came back', [first, dearer, first], null],
      ['no price that was paid for', [first, dearer, pay()], null],
      ['a payment that was left', [open, other], 'earlier-open'],
      [
        'an earlier one beside the present one',
        [earlier('created', { current: payment({ id: 'pm_2' }) })],
        'earlier-open',
      ],
      ['the first payment has arrived', [earlier('paid', { current: payment({ id: 'pm_2' }) })], 'earlier-paid'],
      [
        'both have arrived',
        [earlier('paid', { current: payment({ id: 'pm_2', status: 'paid', action: {} }) })],
        'paid-twice',
      ],
      ['nothing about the only payment', [paid], null],
      ['the first payment of a subscription is on its way', [debit('created')], 'first-payment'],
      ['nothing once it has arrived', [debit('created'), debit('paid')], null],
      ['nothing once it was refused', [debit('created'), debit('failed')], null],
    ];
    for (const [name, events, notice] of cases) it(name, () => expect(noticeOf(run(...events))).to.equal(notice));

    it('says which price it was', () => expect(run(first, dearer).before?.amount).to.equal('129.90'));
    it('offers to go back while it can be paid', () => {
      expect(canGoBack(run(open, other))).to.equal(true);
      expect(canGoBack(run(declined, other))).to.equal(false);
    });
  });

  it('names what closes a checkout', () => {
    const names = [401, 403, 404, 410, 500, 0].map((status) => closedBy(problem(status)));
    expect(names).to.deep.equal(['signed-out', 'signed-out', 'gone', 'gone', null, null]);
    expect(closedBy(problem(200, 'bad-response'))).to.equal('unusable');
  });
});
