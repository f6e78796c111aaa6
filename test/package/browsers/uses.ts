/** Where features are used. */
import type { Path } from './floor.js';

export interface Use {
  /** As in MDN's data, for example `css.types.color.light-dark`. */
  readonly path: Path;
  readonly file: string;
  /** The code, shortened. */
  readonly code: string;
  /** Whether it is inside an `@supports` that asks for it. */
  readonly guarded?: boolean;
}

export const shorten = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 100);
