/** The repetitions of each measurement. */
import type { Rounds } from './cold.js';
import type { ConditionName } from './conditions.js';
import { STEPS, type StepName } from './steps.js';

export interface Plan {
  readonly steps: readonly StepName[];
  /** First loads. More than one tab at a time distorts what the processor limits. */
  readonly cold: Readonly<Record<ConditionName, Rounds>>;
  readonly warm: number;
  readonly mounts: number;
  readonly cycles: number;
  readonly presses: number;
  /** Seconds of load for each request of the sandbox; 0 skips it. */
  readonly sandbox: number;
}

const ONCE: Rounds = { rounds: 1, tabs: 4 };
/** Loads that mostly wait for the network. */
const ONCE_WAITING: Rounds = { rounds: 1, tabs: 8 };

/** Everything once, in less than three minutes. */
export const QUICK: Plan = {
  steps: STEPS,
  cold: { plain: ONCE, cpu: ONCE, cpu6: ONCE, fast3g: ONCE_WAITING, visited: ONCE_WAITING, wire: ONCE_WAITING },
  warm: 1,
  mounts: 10,
  cycles: 10,
  presses: 1,
  sandbox: 0,
};

/** Takes about 25 minutes on two cores. */
export const WHOLE: Plan = {
  steps: STEPS,
  cold: {
    plain: { rounds: 6, tabs: 1 },
    cpu: { rounds: 4, tabs: 1 },
    cpu6: { rounds: 4, tabs: 1 },
    fast3g: { rounds: 3, tabs: 2 },
    visited: { rounds: 4, tabs: 2 },
    wire: { rounds: 4, tabs: 1 },
  },
  warm: 1,
  mounts: 100,
  cycles: 300,
  presses: 3,
  sandbox: 4,
};
