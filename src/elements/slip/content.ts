import type { Picture } from '../../controllers/save.js';

/** The content of a step, which can be printed, saved and shared. */
export interface SlipContent {
  /** The name of files, without the extension. */
  readonly name: string;
  readonly title: string;
  /** The whole slip as text, one value a line. */
  readonly text: string;
  readonly picture: Picture | null;
  /** The due date as `yyyy-mm-dd`, or the deadline in milliseconds since the epoch. Null without a deadline. */
  readonly due: string | number | null;
}

/** Facts that are only printed, because the page around the slip is not. */
export interface PrintedFacts {
  /** Below the head: the outcome. */
  readonly title?: string;
  /** The merchant's. */
  readonly reference: string | null;
  /** Milliseconds since the epoch. */
  readonly created: number | null;
}
