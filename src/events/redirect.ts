import type { UrlKind } from '../domain/safe-url.js';
import { RespondableEvent } from './respondable-event.js';

/**
 * Fired before the page redirects or opens an app. If it is cancelled, the element opens nothing: the host opens the URL. With
 * `respondWith(promise)` the host reports the result: `false` or a rejection means that it could not be opened.
 */
export class PayRedirectEvent extends RespondableEvent<{ url: string; kind: UrlKind }> {
  static readonly type = 'pay-redirect';
  /** The checked URL, byte for byte from the service. */
  readonly url: string;
  readonly kind: UrlKind;

  constructor(url: string, kind: UrlKind) {
    super(PayRedirectEvent.type, { url, kind });
    this.url = url;
    this.kind = kind;
  }
}
