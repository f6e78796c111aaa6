import { nothing, type CSSResult, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { AnnounceController } from '../../controllers/announce.js';
import { isHandheld } from '../../controllers/device.js';
import type { LazyController } from '../../controllers/lazy-controller.js';
import { inAppBrowser, type InAppBrowser } from '../../domain/in-app-browser.js';
import type { QrDrawing } from '../../domain/qr.js';
import type { UrlKind } from '../../domain/safe-url.js';
import { copy } from '../../locales/en/copy.js';
import { redirectHelp as words } from '../../locales/en/redirect-help.js';
import type { CopyStrings, CoreStrings, RedirectHelpStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import { copyButton } from '../copy-button.js';
import { styles } from './help.styles.js';

type Words = CopyStrings & RedirectHelpStrings;

export interface HelpHost {
  readonly host: LitElement;
  readonly strings: () => CoreStrings & Partial<Words>;
  readonly lazy: <Module>(load: () => Promise<Module>) => LazyController<Module>;
}

const loadQr = () =>
  Promise.all([
    import('../../domain/qr.js'),
    import('../pay-qr/drawing.js'),
    import('../pay-qr/drawing.styles.js'),
  ] as const);

export interface Link {
  /** Checked. */
  readonly url: string;
  readonly kind: UrlKind;
  /** In ASCII, as it is shown: letters of two scripts can look alike. Empty for an app's own scheme. */
  readonly host: string;
  /** The host of the webview could not open it. */
  readonly refused: boolean;
}

/** Modules along a side that a phone still reads from a screen. */
const LARGEST = 120;

/**
 * What a consumer can do whose app or page did not open: other ways to the same link. None of them is taken without a
 * press, and none leads to a store.
 */
export class Help {
  readonly announce: AnnounceController;
  readonly #from: HelpHost;
  readonly #qr: LazyController<Awaited<ReturnType<typeof loadQr>>>;
  /** The code of a link; null if it is too large. */
  #code: { readonly url: string; readonly drawing: QrDrawing | null } | null = null;

  constructor(from: HelpHost) {
    this.#from = from;
    this.announce = new AnnounceController(from.host);
    this.#qr = from.lazy(loadQr);
    this.#adopt(styles);
  }

  #adopt(sheet: CSSResult): void {
    adopt(this.#from.host.renderRoot as ShadowRoot, sheet);
  }

  get #strings(): CoreStrings & Words {
    return { ...copy, ...words, ...this.#from.strings() };
  }

  render({ url, kind, host: shown, refused }: Link): TemplateResult {
    const strings = this.#strings;
    const { host } = this.#from;
    // The host of a webview knows whether it may open apps: one that could not has not found it.
    const app = refused ? null : inAppBrowser(navigator.userAgent);
    const button = { field: 'url', text: url, label: strings.link, words: strings.copyLink };
    return html`<div part="help">
      <p part="advice">${kind === 'app' ? appAdvice(app, strings) : strings.pageHelp}</p>
      ${
        kind === 'url'
          ? html`<a class="button quiet" part="new-tab" href=${url} target="_blank" rel="noopener"
              >${strings.newTab}</a
            >`
          : nothing
      }
      <div part="copy">
        <code part="url" id="value-url" dir="ltr" tabindex="0">${asShown(url, shown)}</code>
        ${copyButton({ host, announce: this.announce, strings }, button)}
      </div>
      ${kind === 'app' ? this.#renderCode(url, strings) : nothing}
    </div>`;
  }

  #renderCode(url: string, { scan, scanLabel }: Words): TemplateResult | typeof nothing {
    // Only Chrome on Android knows an intent, and no camera app does.
    if (isHandheld() || /^intent:/i.test(url)) return nothing;
    const { module } = this.#qr;
    if (!module) {
      void this.#qr.load();
      return nothing;
    }
    const [{ drawQr }, { renderDrawing }, { drawingStyles }] = module;
    if (this.#code?.url !== url) {
      this.#adopt(drawingStyles);
      this.#code = { url, drawing: draw(url, drawQr) };
    }
    const { drawing } = this.#code;
    return drawing
      ? html`<p part="hint">${scan}</p>
          ${renderDrawing(drawing, scanLabel)}`
      : nothing;
  }
}

function draw(url: string, drawQr: (text: string) => QrDrawing): QrDrawing | null {
  try {
    const drawing = drawQr(url);
    return drawing.size > LARGEST ? null : drawing;
  } catch {
    return null;
  }
}

/** The host in ASCII, the rest as it is. */
function asShown(url: string, host: string): string {
  return host ? url.replace(/\/\/[^/?#]+/, () => `//${host}`) : url;
}

function appAdvice(app: InAppBrowser | null, strings: RedirectHelpStrings): string {
  if (app === null) return strings.appHelp;
  if (app === 'wechat') return strings.inWechat;
  return app === 'unknown' ? strings.inAnApp : strings.inApp(strings.appNames[app]);
}
