import { PayEvent } from './pay-event.js';

/** The consumer shared the slip, and the device confirmed it. */
export class PaySharedEvent extends PayEvent<{ files: number }> {
  static readonly type = 'pay-shared';
  /** Number of shared files. */
  readonly files: number;

  constructor(files: number) {
    super(PaySharedEvent.type, { files });
    this.files = files;
  }
}
