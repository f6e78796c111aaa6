import type { TimeStrings } from '../strings.js';

export const time: TimeStrings = {
  payWithin: (left) => `Pay within ${left}`,
  mayBeOver: 'The time to pay may have run out',
};
