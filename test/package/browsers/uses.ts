/** A place where the code uses a feature of the browser. */
import type { Path } from './floor.js';

export interface Use {
  /** The path of the feature in MDN's data, for example `css.types.color.light-dark`. */
  readonly path: Path;
  readonly file: string;
  /** The code, shortened. */
  readonly code: string;
  /** True inside an `@supports` that asks for the feature. */
  readonly guarded?: boolean;
}

export const shorten = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 100);
