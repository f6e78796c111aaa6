import type { UrlKind } from '../domain/safe-url.js';
import { PayEvent } from './pay-event.js';

/** Just before the page is left, or an app opened. Cancelled, nothing is opened: the host does it itself. */
export class PayRedirectEvent extends PayEvent<{ url: string; kind: UrlKind }> {
  static readonly type = 'pay-redirect';
  /** Checked, and byte for byte as the service sent it. */
  readonly url: string;
  readonly kind: UrlKind;

  constructor(url: string, kind: UrlKind) {
    super(PayRedirectEvent.type, { url, kind }, { cancelable: true });
    this.url = url;
    this.kind = kind;
  }
}
