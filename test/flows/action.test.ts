import { expect } from '@open-wc/testing';
import { parseMandate, parsePayment, type Resource } from '../../src/contract/index.js';
import { PayError } from '../../src/errors.js';
import { actionFlow, actionStart, type ActionEvent } from '../../src/flows/action.js';
import { mandate, otpAction, payment } from '../support/samples.js';

/** Payments are parsed within each test: mutation testing restarts its process for what runs when a file is loaded. */
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
    ['shows an action', [{ type: 'action', action: otpAction as { type: 'verify_otp' } }], 'ready'],
    ['shows what a payment asks for', [open], 'ready'],
    ['waits where nothing is asked for', [ofPayment({ action: {} })], 'waiting'],
    ['completes', [open, paid], 'complete'],
    ['expires', [open, ofPayment({ status: 'expired' })], 'expired'],
    ['stays complete when an old answer comes', [paid, open], 'complete'],
    ['stays complete when the step fails later', [paid, ended], 'complete'],
    ['stays complete when an answer is bad', [paid, broken], 'complete'],
    ['makes room for another payment', [paid, other], 'ready'],
    ['keeps the step when an answer is bad', [open, broken], 'ready'],
    ['is unusable when the first answer is bad', [{ type: 'loading' }, broken], 'unusable'],
    ['recovers', [{ type: 'loading' }, broken, open], 'ready'],
    ['fails with its step', [open, ended], 'failed'],
    ['is empty again', [open, { type: 'cleared' }], 'empty'],
    ['loads', [{ type: 'loading' }], 'loading'],
    ['is unusable when its step says so', [open, unusable], 'unusable'],
    ['makes room for a payment after an action alone', [ended, open], 'ready'],
  ];
  for (const [name, events, step] of table) it(name, () => expect(run(...events).step).to.equal(step));

  it('says why it is unusable', () => {
    expect(run(open, unusable)).to.deep.equal({ step: 'unusable', error: unusable.error });
    expect(run({ type: 'loading' }, broken)).to.deep.equal({ step: 'unusable', error: broken.error });
  });

  it('says why a payment failed, and leaves it to tell', () => {
    const failed = parsePayment(payment({ status: 'failed', failure_code: 'insufficient_funds' }));
    expect(run(open, resource(failed))).to.deep.equal({
      step: 'failed',
      resource: failed,
      reason: 'insufficient_funds',
      reported: false,
    });
  });

  it('remembers whose step ended', () => {
    const pending = parseMandate(mandate());
    expect(run(resource(pending), ended)).to.deep.equal({
      step: 'failed',
      resource: pending,
      reason: 'otp-attempts-exceeded',
      reported: true,
    });
  });
});
