/** A value to show and copy. The copied text is the received value, or the digits of a valid line. */
export interface SlipLine {
  /** A field of `display_details`. */
  readonly field: string;
  /** Without invisible characters. */
  readonly shown: string;
  readonly copied: string;
}

/** Facts from the payment. */
export interface SlipFacts {
  /** A decimal string in `currency`. */
  readonly amount: string | null;
  readonly currency: string | null;
  /** Instants in milliseconds since the epoch. */
  readonly expires: number | null;
  readonly created: number | null;
  readonly now: number;
}
