/** Each outcome of each method, caused as `trigger` causes it. */
import type { EventType } from '../events/types.js';
import { METHODS } from '../methods.js';
import { scenarioOf, type Choices, type Scenario } from './scenarios.js';

type Outcome = readonly [type: EventType, choices: Choices];

const OF_PAYMENTS: readonly Outcome[] = [
  ['payment.created', {}],
  ['payment.paid', {}],
  ['payment.expired', {}],
  ['payment.failed', {}],
  ['payment.failed', { amount: '9001' }],
  ['payment.failed', { amount: '9002' }],
  ['refund.refunded', {}],
  ['refund.failed', {}],
];

/** Those of methods that have mandates. */
const OF_MANDATES: readonly Outcome[] = [
  ['mandate.created', {}],
  ['mandate.active', {}],
  ['mandate.failed', {}],
  ['mandate.expired', {}],
  ['mandate.revoked', {}],
  ['payment.paid', { debit: true }],
  ['payment.failed', { debit: true }],
  ['payment.failed', { debit: true, amount: '9012' }],
];

/** A fixtures file with all of them. */
export function everyOutcome(): Scenario {
  const scenarios = [...METHODS].flatMap(([method, { mandate }]) =>
    [...OF_PAYMENTS, ...(mandate ? OF_MANDATES : [])].map(([type, choices]) =>
      scenarioOf(type, { ...choices, method }),
    ),
  );
  const all = (list: keyof Scenario) => scenarios.flatMap((scenario) => scenario[list] ?? []);
  return { customers: all('customers'), mandates: all('mandates'), payments: all('payments') };
}
