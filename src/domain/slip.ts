/** What slips have in common. */

/** A value to show and to copy: what is copied is as it was received, or the digits of a line that is right. */
export interface SlipLine {
  /** Of `display_details`. */
  readonly field: string;
  readonly shown: string;
  readonly copied: string;
}

/** What the payment says, as far as it is known. */
export interface SlipFacts {
  /** A decimal string in `currency`. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** Instants in milliseconds since the epoch. */
  readonly expires: number | null;
  readonly created: number | null;
  readonly now: number;
}
