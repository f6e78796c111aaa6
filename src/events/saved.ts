import { PayEvent } from './pay-event.js';

/** A file was passed to the browser for saving. */
export class PaySavedEvent extends PayEvent<{ file: string }> {
  static readonly type = 'pay-saved';
  /** File name, for example `boleto.png`, `boleto.svg` or `boleto.ics`. */
  readonly file: string;

  constructor(file: string) {
    super(PaySavedEvent.type, { file });
    this.file = file;
  }
}
