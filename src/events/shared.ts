import { PayEvent } from './pay-event.js';

/** The consumer shared the slip, and the device says that it went. */
export class PaySharedEvent extends PayEvent<{ files: number }> {
  static readonly type = 'pay-shared';
  /** How many files went with it. */
  readonly files: number;

  constructor(files: number) {
    super(PaySharedEvent.type, { files });
    this.files = files;
  }
}
