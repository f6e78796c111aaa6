import { expect } from '@open-wc/testing';
import { parseMandate, parsePayment, type Resource } from '../../src/contract/index.js';
import { PayError } from '../../src/errors.js';
import { actionFlow, actionStart, type ActionEvent } from '../../src/flows/action.js';
import { mandate, otpAction, payment } from '../support/samples.js';

/** Payments are parsed inside each test: code that runs at import makes mutation testing restart its process. */
type Given = ActionEvent | (() => ActionEvent);
const run = (...given: Given[]) =>
  given.map((event) => (typeof event === 'function' ? event() : event)).reduce(actionFlow, actionStart);
const resource = (resource: Resource): ActionEvent => ({ type: 'resource', resource });
const ofPayment = (overrides?: object) => () => resource(parsePayment(payment(overrides)));
const open = ofPayment();
const paid = ofPayment({ status: 'paid' });
const other = ofPayment({ id: 'pm_2' });
const broken: ActionEvent = { type: 'broken', error: new PayError('server') };
const ended: ActionEvent = { type: 'ended', outcome: 'failed', resource: null, reason: 'otp-attempts-exceeded' };
const unusable: ActionEvent = { type: 'unusable', error: new PayError('unsupported-action') };

describe('actionFlow', () => {
  const table: [string, Given[], string][] = [
    ['shows an action', [{ type: 'action', action: otpAction }], 'ready'],
    ['shows the action of a payment', [open], 'ready'],
    ['waits if a payment has no action', [ofPayment({ action: {} })], 'waiting'],
    ['completes with a paid payment', [open, paid], 'complete'],
    ['expires with an expired payment', [open, ofPayment({ status: 'expired' })], 'expired'],
    ['stays complete after a stale response', [paid, open], 'complete'],
    ['stays complete when the step fails later', [paid, ended], 'complete'],
    ['stays complete after a failed request', [paid, broken], 'complete'],
    ['shows another payment after the final status', [paid, other], 'ready'],
    ['keeps the step after a failed request', [open, broken], 'ready'],
    ['is unusable after a failed first request', [{ type: 'loading' }, broken], 'unusable'],
    ['recovers with the next response', [{ type: 'loading' }, broken, open], 'ready'],
    ['fails if its step fails', [open, ended], 'failed'],
    ['is empty after it was cleared', [open, { type: 'cleared' }], 'empty'],
    ['is loading until the first response', [{ type: 'loading' }], 'loading'],
    ['is unusable if its step is unusable', [open, unusable], 'unusable'],
    ['shows a payment after a failed action', [ended, open], 'ready'],
  ];
  for (const [name, events, step] of table) it(name, () => expect(run(...events).step).to.equal(step));

  it('keeps the error when it is unusable', () => {
    expect(run(open, unusable)).to.deep.equal({ step: 'unusable', error: unusable.error, of: null });
    expect(run({ type: 'loading' }, broken)).to.deep.equal({ step: 'unusable', error: broken.error, of: null });
  });

  it('keeps the payment whose step failed', () => {
    const of = parsePayment(payment());
    expect(run(open, { ...unusable, of })).to.deep.equal({ step: 'unusable', error: unusable.error, of });
  });

  it('keeps the failure code, and has not fired an event yet', () => {
    const failed = parsePayment(payment({ status: 'failed', failure_code: 'insufficient_funds' }));
    expect(run(open, resource(failed))).to.deep.equal({
      step: 'failed',
      resource: failed,
      reason: 'insufficient_funds',
      reported: false,
    });
  });

  it('knows that the step has fired the event', () => {
    const pending = parseMandate(mandate());
    expect(run(resource(pending), ended)).to.deep.equal({
      step: 'failed',
      resource: pending,
      reason: 'otp-attempts-exceeded',
      reported: true,
    });
  });
});
