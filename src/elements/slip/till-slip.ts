import type { Bars } from '../../domain/barcode.js';

/** What the cashier needs. Texts are formatted, and empty if unknown. */
export interface TillSlip {
  readonly bars: Bars;
  readonly reference: string;
  readonly amount: string | null;
  /** Of the stores, and of the shop that is paid. */
  readonly names: string;
  /** The deadline, with its label. */
  readonly due: string;
}
