import { nothing, type CSSResult, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { Clock } from '../../context.js';
import { AnnounceController } from '../../controllers/announce.js';
import { CopyController } from '../../controllers/copy-controller.js';
import type { LazyPart } from '../../controllers/lazy-part.js';
import { inAppBrowser, type InAppBrowser } from '../../domain/in-app-browser.js';
import type { QrDrawing } from '../../domain/qr.js';
import type { UrlKind } from '../../domain/safe-url.js';
import { copy } from '../../locales/en/copy.js';
import { redirectHelp as english } from '../../locales/en/redirect-help.js';
import type { CopyStrings, CoreStrings, RedirectHelpStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { copyButton } from '../copy-button.js';
import { mergeTexts } from '../../texts/merge-texts.js';
import { styles } from './help.styles.js';

type HelpStrings = CopyStrings & RedirectHelpStrings;

export interface HelpHost {
  readonly host: LitElement;
  readonly strings: () => CoreStrings & Partial<HelpStrings>;
  readonly clock: () => Clock;
  readonly lazy: <Module>(load: () => Promise<Module>) => LazyPart<Module>;
}

export interface Link {
  /** A URL that passed the check. */
  readonly url: string;
  readonly kind: UrlKind;
  /** The name of the app; empty if unknown. */
  readonly app: string;
  /** Its code is beside it. */
  readonly isScanned: boolean;
  /** The host in ASCII, because letters of two scripts can look alike. Empty for an app's own scheme. */
  readonly host: string;
  /** The host of the webview could not open it. */
  readonly refused: boolean;
}

/**
 * Shows other ways to open a link, if the app or page did not open. Each needs a press by the consumer, and none opens an
 * app store.
 */
export class Help {
  readonly announce: AnnounceController;
  readonly #context: HelpHost;
  readonly #copy: CopyController;
  readonly #qr: LazyPart<typeof import('./link-code.js')>;
  /** The code of a link; null if it is too large. */
  #code: { readonly url: string; readonly drawing: QrDrawing | null } | null = null;

  constructor(context: HelpHost) {
    this.#context = context;
    this.announce = new AnnounceController(context.host);
    this.#copy = new CopyController(context.host, this.announce, context.clock);
    this.#qr = context.lazy(() => import('./link-code.js'));
    this.#adopt(styles);
  }

  #adopt(sheet: CSSResult): void {
    adopt(this.#context.host.renderRoot as ShadowRoot, sheet);
  }

  get #strings(): CoreStrings & HelpStrings {
    return mergeTexts({ ...copy, ...english }, this.#context.strings());
  }

  /** The app around the page whose browser may not open others; null in a browser. */
  #appAround({ kind, refused }: Link): InAppBrowser | null {
    const app = kind === 'app' ? inAppBrowser(navigator.userAgent) : null;
    // The app around a webview knows if it may open links: one that could not open the app did not find it.
    return refused && app === 'unknown' ? null : app;
  }

  /** Renders the likely reason, and what to do. */
  renderAdvice(link: Link): TemplateResult {
    const strings = this.#strings;
    return html`<p part="advice">
      ${
        link.kind === 'url'
          ? strings.pageHelp
          : link.isScanned
            ? strings.appScan(link.app)
            : appAdvice(this.#appAround(link), link.app, strings)
      }
    </p>`;
  }

  /** True in an app whose browser may not open others: the link is copied to another browser. */
  prefersCopy(link: Link): boolean {
    return this.#appAround(link) !== null;
  }

  /** Renders the other ways. A button shows what a press of it did, so that is only said, and the reason above stays. */
  renderWays(link: Link): TemplateResult {
    const { url, kind, host: shown } = link;
    const strings = this.#strings;
    const main = this.prefersCopy(link);
    const button = { field: 'url', text: url, label: strings.link, caption: strings.copyLink, main };
    return html`<div part="help">
      ${
        kind === 'url'
          ? html`<a class="button quiet wide" part="new-tab" href=${url} target="_blank" rel="noopener"
              >${strings.newTab}</a
            >`
          : nothing
      }
      <div part="copy">
        ${
          kind === 'app'
            ? // It means nothing to a consumer. It is there to be selected, where the browser refuses to copy.
              html`<code class="spoken" aria-hidden="true" id="value-url">${url}</code>`
            : html`<code part="url" id="value-url" dir="ltr" tabindex="0">${asShown(url, shown)}</code>`
        }
        ${copyButton(this.#copy, strings, button)}
      </div>
      <div class="spoken" part="announcement" aria-live="polite" aria-atomic="true">${this.announce.message}</div>
    </div>`;
  }

  /** Renders the link of an app as a QR code; nothing for one that is too long. */
  renderScan(url: string): TemplateResult | typeof nothing {
    const { module } = this.#qr;
    if (!module) {
      void this.#qr.load();
      return nothing;
    }
    if (this.#code?.url !== url) {
      this.#adopt(module.drawingStyles);
      this.#code = { url, drawing: module.drawLink(url) };
    }
    const { drawing } = this.#code;
    return drawing ? module.renderDrawing(drawing, this.#strings.scanLabel) : nothing;
  }
}

/** Returns the URL with its host in ASCII. */
function asShown(url: string, host: string): string {
  return host ? url.replace(/\/\/[^/?#]+/, () => `//${host}`) : url;
}

/** @param around the app that shows the page; null in a browser @param app the name of the one to open; empty if unknown */
function appAdvice(around: InAppBrowser | null, app: string, strings: RedirectHelpStrings): string {
  if (around === null) return strings.appHelp(app);
  if (around === 'wechat') return strings.inWechat;
  return around === 'unknown' ? strings.inAnApp : strings.inApp(strings.appNames[around]);
}
