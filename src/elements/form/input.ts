import type { Field } from '../../flows/form.js';

/** A field as an input, or as a select where it has options. */
export interface InputField extends Field {
  /** Fields of one name stand together, under that name's words. */
  readonly group?: string;
  /** Values and what they are called; or the language's words for them. */
  readonly options?: ReadonlyMap<string, string> | readonly string[];
  readonly type?: 'tel';
  readonly mode?: 'numeric' | 'tel';
  readonly autocomplete?: string;
  readonly capitals?: 'characters' | 'words';
  /** Codes and numbers are written from left to right in every language. */
  readonly ltr?: boolean;
  /** Its text with separators, while it is typed; they may only stand between letters and digits. */
  readonly format?: (text: string) => string;
  /** Its letters and digits, which stay in order when it is formatted. */
  readonly characters?: (text: string) => string;
  /** Its text as it is shown once it was left. */
  readonly tidy?: (text: string) => string;
}
