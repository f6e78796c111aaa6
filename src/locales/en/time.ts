import type { TimeStrings } from '../strings.js';

export const time: TimeStrings = {
  payWithin: (left) => `Pay within ${left}`,
  mayBeOver: 'Payment time may have expired',
};
