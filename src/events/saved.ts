import { PayEvent } from './pay-event.js';

/** A file was handed to the browser to be saved. */
export class PaySavedEvent extends PayEvent<{ file: string }> {
  static readonly type = 'pay-saved';
  /** Its name: `boleto.png`, `boleto.svg` or `boleto.ics`, say. */
  readonly file: string;

  constructor(file: string) {
    super(PaySavedEvent.type, { file });
    this.file = file;
  }
}
