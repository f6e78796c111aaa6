import type { Bars } from '../../domain/barcode.js';

/** What the cashier needs. Texts are formatted, and empty if unknown. */
export interface TillSlip {
  /** What it is. */
  readonly title: string;
  /** Null for a reference alone, which is large. */
  readonly bars: Bars | null;
  readonly referenceLabel: string;
  readonly reference: string;
  readonly amount: string | null;
  /** Of the stores or the method, and of the shop that is paid. */
  readonly names: string;
  /** The deadline, with its label. */
  readonly due: string;
}
