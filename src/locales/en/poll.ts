import type { PollStrings } from '../strings.js';

export const poll: PollStrings = {
  checkPaid: 'I’ve paid',
  checkLinked: 'I’m done',
  updates: 'This page updates automatically.',
  checking: 'Checking…',
  notYet: 'Not confirmed yet. This can take a moment.',
  stillChecking: 'No answer from the payment service yet. Still checking…',
  offline: 'You’re offline. We’ll continue when you’re back online.',
  alreadyPaid: 'If you’ve paid, don’t pay again.',
  late: 'Confirmation can take until the next business day.',
};
