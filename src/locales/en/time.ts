import type { TimeStrings } from '../strings.js';

export const time: TimeStrings = {
  timeLeft: 'Time left',
};
