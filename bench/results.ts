import type { ColdResults } from './cold.js';
import type { ConditionName } from './conditions.js';
import type { PressResults } from './press.js';
import type { Size } from './sizes.js';
import type { VisitResults } from './visit.js';
import type { WarmResults } from './warm.js';

/** A table of figures of the sandbox. */
export interface SandboxResults {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Results {
  /** The versions and the hardware. */
  readonly machine: string;
  readonly cold: Readonly<Record<ConditionName, ColdResults>>;
  readonly warm: WarmResults;
  readonly presses: PressResults;
  readonly visits: VisitResults;
  readonly sizes: readonly Size[];
  readonly sandbox: readonly SandboxResults[];
}
