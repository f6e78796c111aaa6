import type { ColdResults } from './cold.js';
import type { PressResults } from './press.js';
import type { CONDITIONS } from './tab.js';
import type { WarmResults } from './warm.js';

/** The sandbox under load: names of the columns, and one row for each store. */
export interface SandboxResults {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface Results {
  /** The versions and the hardware. */
  readonly machine: string;
  readonly cold: Readonly<Record<keyof typeof CONDITIONS, ColdResults>>;
  readonly warm: WarmResults;
  readonly presses: PressResults;
  /** Bytes by contestant. */
  readonly everything: Readonly<Record<string, number>>;
  readonly sandbox: SandboxResults | null;
}
