import type { WatchStrings } from '../strings.js';

export const watch: WatchStrings = {
  checkPaid: 'I have paid, check now',
  checkLinked: 'I am done, check now',
  checking: 'Checking…',
  notYet: 'Not confirmed yet. It can take a moment.',
  stillChecking: 'No answer right now. Still checking…',
  offline: 'No connection. It goes on when you are back online.',
  late: 'The time to pay has run out. If you have paid, wait: it can take until the next working day to be confirmed.',
};
