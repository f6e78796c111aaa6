import type { UrlKind } from '../domain/safe-url.js';
import { RespondableEvent } from './respondable-event.js';

/**
 * Just before the page is left, or an app opened. Cancelled, nothing is opened: the host does it itself. With
 * `respondWith(promise)` it says how that went: `false`, or a rejection, is that it could not be opened.
 */
export class PayRedirectEvent extends RespondableEvent<{ url: string; kind: UrlKind }> {
  static readonly type = 'pay-redirect';
  /** Checked, and byte for byte as the service sent it. */
  readonly url: string;
  readonly kind: UrlKind;

  constructor(url: string, kind: UrlKind) {
    super(PayRedirectEvent.type, { url, kind });
    this.url = url;
    this.kind = kind;
  }
}
