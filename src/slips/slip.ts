/** The content of a slip, from which the e-mail, the picture and the PDF are made. */
import type { Warning } from '../domain/warning.js';
import type { Guide, Strings } from '../locales/strings.js';

/** A value with its label. */
export interface Row {
  readonly label: string;
  readonly value: string;
  /** True for a code that the consumer types: it is written from left to right in any language. */
  readonly isCode: boolean;
}

/** A code or barcode to draw. */
export interface Code {
  readonly kind: 'itf' | 'code128' | 'qr';
  /** The text that a scanner reads. */
  readonly text: string;
  /** The alternative text. */
  readonly label: string;
}

/** The part of a slip that depends on the payment method. */
export interface Body {
  /** The name of files, without the extension. */
  readonly name: string;
  readonly title: string;
  /** A decimal string in `currency`. */
  readonly amount: string | null;
  readonly currency: string | null;
  readonly rows: readonly Row[];
  readonly code: Code | null;
  /** Above the code. */
  readonly hint: string | null;
  readonly guide: Guide | null;
  readonly warning: Warning | null;
}

/** `open` as long as the consumer can pay. */
export type SlipStatus = 'open' | 'complete' | 'failed' | 'expired';

export interface Slip extends Pick<Body, 'name' | 'title' | 'rows' | 'code' | 'hint' | 'guide' | 'warning'> {
  readonly status: SlipStatus;
  /** The outcome, or the warning; null for an open slip without one. */
  readonly message: string | null;
  /** The advice after an outcome. */
  readonly advice: string | null;
  /** Formatted. */
  readonly amount: string | null;
  readonly merchant: string | null;
  /** BCP 47. */
  readonly lang: string;
  readonly rightToLeft: boolean;
  /** The shop's page of the payment, and its host. */
  readonly link: { readonly href: string; readonly host: string } | null;
  readonly strings: Strings;
}

/** A row, or none if there is no value. */
export const row = (label: string, value: string | null | undefined, isCode = false): Row[] =>
  value ? [{ label, value, isCode }] : [];
