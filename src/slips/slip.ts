/** The content of a slip, from which the e-mail, the picture and the PDF are made. */
import type { Brand } from './brand.js';
import type { Warning } from '../domain/warning.js';
import type { Guide, Strings } from '../locales/strings.js';

/** A value with its label. */
export interface Row {
  readonly label: string;
  readonly value: string;
  /** True for a code that the consumer types: it is written from left to right in any language. */
  readonly isCode: boolean;
  /** True for the number to pay. */
  readonly isMain?: boolean;
  /** True for a field that the consumer rarely enters. */
  readonly isRare?: boolean;
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
  /** The name of the account that is paid, which may not be that of the shop; null if unknown. */
  readonly payee: string | null;
  /** Until when to pay. */
  readonly deadline: Row | null;
  readonly rows: readonly Row[];
  readonly code: Code | null;
  /** Above the code. */
  readonly hint: string | null;
  readonly guide: Guide | null;
  /** The same steps without the code to scan, if they differ. */
  readonly guideWithoutCode?: Guide | null;
  readonly warning: Warning | null;
}

/** `open` as long as the consumer can pay. */
export type SlipStatus = 'open' | 'complete' | 'failed' | 'expired';

export interface Slip extends Pick<
  Body,
  'name' | 'title' | 'deadline' | 'rows' | 'code' | 'hint' | 'guide' | 'guideWithoutCode' | 'warning'
> {
  readonly status: SlipStatus;
  /** The outcome, or the warning; null for an open slip without one. */
  readonly message: string | null;
  /** The advice after an outcome. */
  readonly advice: string | null;
  /** Formatted. */
  readonly amount: string | null;
  readonly merchant: string | null;
  /** Who is paid: the shop, and the name that the bank shows. */
  readonly seller: Row | null;
  /** The names in a `seller` that is a sentence. */
  readonly names: readonly string[];
  readonly brand: Brand;
  /** BCP 47. */
  readonly lang: string;
  readonly rightToLeft: boolean;
  /** The shop's page of the payment, and its host. */
  readonly link: { readonly href: string; readonly host: string } | null;
  readonly strings: Strings;
}

/** A value that may be unknown. */
export const rowOf = (label: string, value: string | null | undefined): Row | null =>
  value ? { label, value, isCode: false } : null;

/** A row, or none if there is no value. */
export const row = (label: string, value: string | null | undefined, isCode = false, isMain = false): Row[] =>
  value ? [{ label, value, isCode, isMain }] : [];
