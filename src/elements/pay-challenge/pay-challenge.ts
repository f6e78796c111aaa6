import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import { ChallengeFrame } from '../../controllers/challenge-frame.js';
import { randomId } from '../../controllers/random-id.js';
import { isSameOrigin } from '../../domain/frame-origin.js';
import { safeUrl } from '../../domain/safe-url.js';
import { PayError, toPayError } from '../../errors.js';
import { challenge } from '../../locales/en/challenge.js';
import type { ChallengeStrings } from '../../locales/strings.js';
import { listConverter } from '../converters.js';
import { PayStep } from '../pay-step.js';
import { styles } from './pay-challenge.styles.js';

/**
 * A challenge of 3-D Secure: the page of the consumer's bank, in a frame. The payment decides about the outcome, not what a page in
 * the frame says.
 *
 * @element pay-challenge
 * @fires {PayReadyEvent} pay-ready - the page of the bank is on screen
 * @fires {PayErrorEvent} pay-error - `unsafe-url`, or `not-configured` if the Content Security Policy of the page forbids the frame
 * @csspart base - the whole step
 * @csspart hint - the sentence on what the consumer has to do
 * @csspart bank - the frame with the progress
 * @csspart frame - the frame
 * @csspart status - the progress
 * @csspart error - the error message, shown instead of the frame
 * @csspart disc - the icon of an error that is shown instead of the content
 * @csspart heading - the heading of a message in place of the content
 * @csspart advice - what the consumer can do, below the heading
 * @cssstate empty - there is no URL yet
 * @cssstate loading - the page of the bank is loading
 * @cssstate ready - the page of the bank is on screen
 * @cssstate unusable - the URL is not safe, or the page may not have the frame
 */
export class PayChallenge extends PayStep<ChallengeStrings> {
  static override styles: CSSResultGroup = [PayStep.styles, styles];

  /** @internal */
  protected override readonly english = challenge;

  /** The URL of `show_challenge`. */
  @property({ useDefault: true }) url = '';

  /** The challenge request, which is posted to the URL; null if the URL is only opened. It is not an attribute, where others read it. */
  @property({ attribute: false }) creq: string | null = null;

  /** Hosts, each with its subdomains, to whose pages the bank returns the consumer in the frame, separated by spaces. */
  @property({ converter: listConverter }) returnHosts?: readonly string[];

  /** Hosts that may be opened, separated by spaces; the provider's by default. */
  @property({ converter: listConverter }) allowedHosts?: readonly string[];

  readonly #name = `challenge-${randomId()}`;
  readonly #frame = new ChallengeFrame(this, {
    hosts: () => (Array.isArray(this.returnHosts) ? this.returnHosts.filter((one) => typeof one === 'string') : []),
    onLoad: () => this.ready(),
    // Not one of the public events: it means only that the payment may have changed.
    onMessage: () => this.dispatchEvent(new Event('challenge-message', { bubbles: true })),
    onBlocked: (directive) => this.#block(directive),
  });
  /** The checked URL; null without one. */
  #target: string | PayError | null = null;
  /** The page's policy forbids the frame. */
  #blocked: PayError | null = null;
  /** The error that was reported last. */
  #reported = '';

  protected override get stateName(): string {
    if (!this.#target) return 'empty';
    if (this.#target instanceof Error) return 'unusable';
    return this.#frame.isLoaded ? 'ready' : 'loading';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('url') || changed.has('creq')) this.#blocked = null;
    this.#target = this.url ? (this.#blocked ?? this.#checkUrl()) : null;
  }

  protected override firstUpdated(): void {
    // The first rendering is that of a server, which has no frame.
    this.requestUpdate();
  }

  protected override updated(): void {
    const target = this.#target;
    const error = target instanceof Error ? target : null;
    const frame = error ? null : this.renderRoot.querySelector('iframe');
    // A form of an element that was removed meanwhile is not sent.
    if (typeof target === 'string' && this.isConnected) this.#frame.open(frame, { url: target, creq: this.#creq });
    const reported = error ? `${error.code} ${error.message} ${this.url}` : '';
    if (error && reported !== this.#reported) this.report(error);
    this.#reported = reported;
  }

  /** A page may have set anything. */
  get #creq(): string {
    return typeof this.creq === 'string' ? this.creq : '';
  }

  #checkUrl(): string | PayError {
    const allowedHosts = this.allowedHosts ?? this.settings.allowedHosts;
    try {
      // On a server there is neither a location nor an origin.
      const { href } = safeUrl(this.url, 'url', { allowedHosts }, globalThis.location);
      // A frame with the origin of the page could reach into it, and a request to the shop itself would have its cookies.
      if (isSameOrigin(href, globalThis.origin))
        throw new PayError('unsafe-url', { message: 'the origin of the page' });
      return href;
    } catch (error) {
      return toPayError(error, 'unsafe-url');
    }
  }

  #block(directive: string): void {
    const message = `the Content Security Policy forbids the frame: ${directive}`;
    this.#blocked = new PayError('not-configured', { message });
    this.requestUpdate();
  }

  protected override render(): TemplateResult | typeof nothing {
    const target = this.#target;
    if (!target) return nothing;
    const { texts } = this;
    const error = target instanceof Error ? target : null;
    const message = error ? texts.errors[error.code] : this.#frame.isLoaded ? '' : texts.loading;
    return html`<div part="base">
      ${this.renderHead()} ${error ? nothing : html`<p part="hint">${texts.challengeHint}</p>`}
      <div part="bank" class=${!error && !this.#frame.isLoaded ? 'loading busy' : ''}>
        ${error || !this.hasUpdated ? nothing : this.#renderFrame()}
        ${error ? this.renderNotice(message, 'error') : this.renderStatus(message)}
      </div>
    </div>`;
  }

  /** The frame may run scripts and send forms of its own origin, open a tab, and nothing else: it cannot navigate this page. */
  #renderFrame(): TemplateResult {
    return html`<iframe
      part="frame"
      name=${this.#name}
      title=${this.texts.challengeTitle}
      sandbox="allow-forms allow-popups allow-same-origin allow-scripts"
      referrerpolicy="strict-origin"
      @load=${this.#frame.handleLoad}
    ></iframe>`;
  }
}
