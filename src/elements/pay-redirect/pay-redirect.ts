import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { property } from '../property.js';
import { PaymentTab } from '../../controllers/payment-tab.js';
import { isHandheld } from '../../controllers/device.js';
import { RedirectController } from '../../controllers/redirect.js';
import { isVisited } from '../../controllers/visited-redirects.js';
import { appName } from '../../domain/method-name.js';
import { safeUrl, type SafeUrl, type UrlKind } from '../../domain/safe-url.js';
import { isRefused, needsHelp } from '../../flows/redirect.js';
import { toPayError, type PayError } from '../../errors.js';
import { PayRedirectEvent } from '../../events/redirect.js';
import { redirect } from '../../locales/en/redirect.js';
import type { RedirectStrings } from '../../locales/strings.js';
import { icon, OUT } from '../icons.js';
import { listConverter } from '../converters.js';
import { PayStep } from '../pay-step.js';
import { columnsStyles } from '../slip/columns.styles.js';
import { renderSentence } from '../slip/facts.js';
import { stepsStyles } from '../slip/steps.styles.js';
import type { Help } from './help.js';
import { styles } from './pay-redirect.styles.js';
import { linkTextOf, messageOf, nextTextOf, type Target } from './redirect-texts.js';

/** The characters of a link whose code a phone can surely scan from a screen. */
const LONGEST = 600;

/**
 * A link to the page or app where the consumer continues to pay. It is shown only if its URL is safe.
 *
 * @element pay-redirect
 * @fires {PayReadyEvent} pay-ready - the link is on screen
 * @fires {PayRedirectEvent} pay-redirect - the page or app is about to be opened; cancel the event to open the URL
 *   yourself, and report with `respondWith(promise)` if it was opened
 * @fires {PayCopiedEvent} pay-copied - the link was copied to the clipboard
 * @fires {PayErrorEvent} pay-error - `unsafe-url`
 * @csspart base - the whole step
 * @csspart next - the sentence on what happens on the page or in the app, and after that
 * @csspart link - the link, which looks like a button
 * @csspart stay - the button that stops an automatic redirect
 * @csspart status - the progress, or what did not open
 * @csspart announcement - the outcome of a press of the copy button, for screen readers
 * @csspart error - the error message, shown instead of the link
 * @csspart disc - the icon of an error that is shown instead of the content
 * @csspart heading - the heading of a message in place of the content
 * @csspart help - other ways to open the link, if the page or app did not open
 * @csspart advice - the likely reason, and advice, above the link
 * @csspart new-tab - a link that opens the page in a new tab
 * @csspart copy - the link as text, with its copy button
 * @csspart url - the link as text
 * @csspart copy-button - the button that copies the link
 * @csspart copy-problem - why a value was not copied, below its button
 * @csspart scan - the link of an app as a QR code, with its instruction, on computers
 * @csspart code - the QR code
 * @cssstate empty - there is no URL yet
 * @cssstate ready - the link can be used
 * @cssstate counting - the page will be opened automatically
 * @cssstate tab - the page is open in another tab
 * @cssstate leaving - the browser or the host is opening the page or app
 * @cssstate stuck - the page or app did not open
 * @cssstate unusable - the URL is not safe
 */
export class PayRedirect extends PayStep<RedirectStrings> {
  /** @internal */
  static override readonly mark = OUT;

  static override styles: CSSResultGroup = [PayStep.styles, columnsStyles, stepsStyles, styles];

  /** @internal */
  protected override readonly english = redirect;

  /** The URL of `redirect_to_url` or `redirect_to_app`. */
  @property({ useDefault: true }) url = '';

  /** `url` for a web page, `app` for an app's deep link. */
  @property({ useDefault: true }) kind: UrlKind = 'url';

  /** `tab` opens a web page in a tab of its own, and the page of the shop stays open. */
  @property({ useDefault: true }) target: '_self' | 'tab' = '_self';

  /** Seconds before a web page is opened without a press of the link; 0 waits for the press. Apps and tabs always need it. */
  @property({ type: Number, useDefault: true }) autoRedirect = 0;

  /** Hosts that may be opened, separated by spaces; the provider's by default. */
  @property({ converter: listConverter }) allowedHosts?: readonly string[];

  /** App schemes that may be opened, separated by spaces; the provider's by default. */
  @property({ converter: listConverter }) appSchemes?: readonly string[];

  readonly #leaving = new RedirectController(this, () => ({
    url: this.url,
    clock: this.settings.clock,
    app: this.kind === 'app',
    go: () => this.renderRoot.querySelector('a')?.click(),
  }));
  readonly #tab = new PaymentTab();
  #target: SafeUrl | PayError | null = null;
  /** The URL and the result of its check, which depends on the policy. */
  #checked = '';
  #isNew = false;
  /** Null until it is loaded: the link works without it. */
  #help: Help | null = null;
  /** Loaded once the link is on screen; for an app before it is known to be missing, as there may be no time then. */
  readonly #helpPart = this.lazy(
    () => import('./help.js'),
    ({ Help }) => {
      this.#help = new Help({
        host: this,
        strings: () => this.texts,
        clock: () => this.settings.clock,
        lazy: (load) => this.lazy(load),
      });
    },
  );

  protected override get stateName(): string {
    if (!this.#target) return 'empty';
    return this.#target instanceof Error ? 'unusable' : this.#leaving.state.step;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    this.#target = this.url ? this.#checkUrl() : null;
    const bad = this.#target instanceof Error;
    const checked = this.#target ? `${bad} ${this.kind} ${this.url}` : '';
    this.#isNew = checked !== this.#checked;
    this.#checked = checked;
    if (this.#isNew || changed.has('autoRedirect')) {
      const usable = checked && !bad;
      this.#leaving.count(usable && this.kind === 'url' && !this.#usesTab ? this.autoRedirect : 0);
    }
  }

  protected override firstUpdated(): void {
    // A server does not know it, and the first rendering is that of the server.
    if (isVisited(this.url)) this.requestUpdate();
  }

  protected override updated(): void {
    const isStuck = this.#isStuck;
    if (this.kind === 'app' || isStuck) this.#helpPart.loadAfterPaint();
    // The reason above the link has moved it, perhaps below a footer of the page.
    if (isStuck) this.shadowRoot?.activeElement?.scrollIntoView({ block: 'nearest' });
    if (!this.#target || !this.#isNew) return;
    if (this.#target instanceof Error) this.report(this.#target);
    else this.ready();
  }

  /** Browsers block tabs that no press has opened. */
  get #usesTab(): boolean {
    return this.target === 'tab' && this.kind === 'url';
  }

  /** A phone scans the link of an app from the screen of a computer. Chrome on Android can open an intent, and a camera app cannot. */
  get #isScanned(): boolean {
    const fits = this.url.length < LONGEST && !/^intent:/i.test(this.url);
    return this.kind === 'app' && fits && !isHandheld();
  }

  /** The page or app did not open. */
  get #isStuck(): boolean {
    return !(this.#target instanceof Error) && needsHelp(this.#leaving.state);
  }

  /** True until this tab has opened the link, as far as it knows. A phone opens that of a code. @internal */
  get isUnopened(): boolean {
    return !isVisited(this.url) && !this.#isScanned;
  }

  #checkUrl(): SafeUrl | PayError {
    try {
      const policy = {
        allowedHosts: this.allowedHosts ?? this.settings.allowedHosts,
        appSchemes: this.appSchemes ?? this.settings.appSchemes,
      };
      // On a server there is no location.
      return safeUrl(this.url, this.kind, policy, globalThis.location);
    } catch (error) {
      return toPayError(error, 'unsafe-url');
    }
  }

  #handleClick(event: MouseEvent): void {
    // With these keys, the browser opens another tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    const { state } = this.#leaving;
    if (state.step === 'tab' && this.#tab.focus()) return event.preventDefault();
    // Ignore double clicks, and presses while the host is opening the URL.
    if (state.step === 'leaving' && (state.by === 'host' || event.detail > 1)) return event.preventDefault();
    this.#help?.announce.clear();
    const leave = new PayRedirectEvent(this.url, this.kind);
    this.dispatchEvent(leave);
    if (leave.defaultPrevented) event.preventDefault();
    if (leave.defaultPrevented && !leave.response) this.#leaving.dispatch({ type: 'stay' });
    else if (!leave.response && this.#usesTab && this.#tab.open((this.#target as SafeUrl).href)) {
      event.preventDefault();
      this.#leaving.openedTab();
    } else this.#leaving.leave(leave.response);
  }

  protected override render(): TemplateResult | typeof nothing {
    const target = this.#target;
    if (!target) return nothing;
    const { state } = this.#leaving;
    const bad = target instanceof Error;
    const isStuck = this.#isStuck;
    const help = isStuck ? this.#help : null;
    const link = bad ? null : { ...this.#facts(target), url: target.href, refused: isRefused(state) };
    const message = bad ? this.texts.errors[target.code] : messageOf(state, this.#facts(target), this.texts);
    // The button shows that the page is being opened. Only said, it moves nothing.
    const kind = isStuck ? 'stuck' : state.step === 'leaving' ? 'spoken' : '';
    return html`<div part="base">
      ${this.renderHead()}
      <div class="columns">
        ${this.#isScanned && !bad ? html`<div part="scan">${this.#help?.renderScan(target.href)}</div>` : nothing}
        <div>
          ${bad || isStuck ? nothing : this.#renderNext(target)}
          ${bad ? this.renderNotice(message, 'error') : this.renderStatus(message, kind)}
          ${link && help?.renderAdvice(link)}
          ${bad ? nothing : this.#renderLink(target, Boolean(link && help?.prefersCopy(link)))}
          ${link && help?.renderWays(link)}
        </div>
      </div>
    </div>`;
  }

  /** Renders what happens next. */
  #renderNext(target: SafeUrl): TemplateResult {
    const { texts: strings } = this;
    const { state } = this.#leaving;
    const isBack = this.hasUpdated && state.step === 'ready' && isVisited(this.url);
    const facts = this.#facts(target);
    const back = isBack ? html`<strong>${strings.notFinished}</strong>` : nothing;
    if (facts.isScanned)
      return html`<div part="next">
        ${back}
        <ol>
          <li><span>${strings.scan}</span></li>
          <li><span>${strings.appOnPhone(facts.app)}</span></li>
        </ol>
      </div>`;
    return html`<p part="next" id="next">
      ${back} ${renderSentence(nextTextOf(state, facts, strings), [target.host])}
    </p>`;
  }

  /** @param isQuiet true beside a better way */
  #renderLink(target: SafeUrl, isQuiet: boolean): TemplateResult {
    const { texts: strings } = this;
    const { state } = this.#leaving;
    const isStuck = this.#isStuck;
    const isLeaving = state.step === 'leaving';
    const quiet = this.#isScanned || isQuiet ? 'wide quiet' : 'wide';
    const look = this.#isScanned && !isStuck ? 'text' : quiet;
    // Apps need an anchor, too: phones open universal links only when an anchor is pressed.
    return html`<a
        class="button ${look} ${isLeaving ? 'busy' : ''}"
        part="link"
        aria-describedby=${isStuck || this.#isScanned ? nothing : 'next'}
        href=${target.href}
        target="_top"
        @click=${this.#handleClick}
      >
        ${isStuck ? strings.retry : linkTextOf(state, this.#facts(target), strings)}${isLeaving ? nothing : icon(OUT)}
      </a>
      ${
        state.step === 'counting'
          ? html`<button class="button quiet" part="stay" type="button" @click=${this.#handleStay}>
              ${strings.redirectStay}
            </button>`
          : nothing
      }`;
  }

  /** A press here is over once the consumer presses elsewhere; a poll that fails does not end it. @internal */
  override quieten(pressed: boolean): void {
    if (!pressed) return;
    this.#help?.announce.clear();
    this.#leaving.dispatch({ type: 'hide' });
  }

  #handleStay(): void {
    this.#leaving.dispatch({ type: 'stay' });
    this.renderRoot.querySelector('a')?.focus();
  }

  #facts({ host }: SafeUrl): Target {
    const app = appName(String(this.paymentMethod ?? '')) ?? '';
    return {
      kind: this.kind,
      host,
      app,
      isUpi: /^upi:/i.test(this.url),
      isScanned: this.#isScanned,
      seconds: this.autoRedirect,
    };
  }
}
