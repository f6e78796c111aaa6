import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { PaySettings } from '../../context.js';
import type { DisplayDetails } from '../../contract/details.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { pngUrl } from '../../controllers/save.js';
import { inWebview } from '../../controllers/webview.js';
import type { Deadline } from '../../domain/deadline.js';
import { payeeFact } from '../../domain/payee.js';
import type { QrScheme } from '../../domain/qr-slip.js';
import type { QrWay } from '../../domain/qr-way.js';
import type { Warning } from '../../domain/warning.js';
import type { SlipLine } from '../../domain/slip.js';
import { extras as english } from '../../locales/en/extras.js';
import { payee } from '../../locales/en/payee.js';
import type {
  CoreStrings,
  ExtraStrings,
  FactStrings,
  InstrumentStrings,
  PayeeStrings,
  TimeStrings,
} from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import type { Price } from '../head.js';
import { html } from '../html.js';
import { mergeTexts } from '../../texts/merge-texts.js';
import { AnnouncedTime } from './announced-time.js';
import type { PrintedFacts, SlipContent } from './content.js';
import { factsStyles } from './facts.styles.js';
import { renderFacts } from './facts.js';
import { renderGuide } from './guide.js';
import { withSteps, type NameSteps } from '../../texts/with-step.js';
import { InstrumentPart } from './instrument-part.js';
import { qrAfter, qrSteps, type Checked } from './qr-steps.js';
import { stepsStyles } from './steps.styles.js';
import { styles } from './surroundings.styles.js';
import { enlarge, type SlipRoutes, type ToolsHost } from './tool-acts.js';
import { renderPrint, renderSave, renderTools, type MainTool } from './tools.js';
import { paperStyles } from '../../styles/paper.styles.js';
import { toolsStyles } from './tools.styles.js';
import { WarningView } from './warning.js';

/** For `<pay-action>`: they are in the same chunk. */
export { TimeLeft } from '../time-left.js';
export { paperStyles };

export interface SurroundingsHost {
  readonly host: LitElement & Omit<SlipRoutes, 'backend'>;
  readonly announce: AnnounceController;
  readonly strings: () => CoreStrings &
    Partial<ExtraStrings & FactStrings & InstrumentStrings & PayeeStrings & TimeStrings>;
  readonly settings: () => PaySettings;
}

/**
 * What surrounds a slip or code: the time left, the warning, the instructions to pay and the tools. Lazy-loaded after the slip,
 * so that the slip is on screen first.
 */
export class Surroundings {
  readonly #context: SurroundingsHost;
  readonly #time: AnnouncedTime;
  readonly #warning: WarningView;
  readonly #instrument: InstrumentPart;
  /** The picture that is shown as an image, and its URL. */
  #image: { readonly path: string; readonly url: string } | null = null;

  constructor(context: SurroundingsHost) {
    this.#context = context;
    const { host, announce, strings, settings } = context;
    const clock = () => settings().clock;
    this.#time = new AnnouncedTime({
      host,
      announce,
      strings,
      texts: () => this.#strings,
      clock,
      isDoubtful: () => this.#warning.shown !== null,
    });
    this.#warning = new WarningView(host);
    this.#instrument = new InstrumentPart({ host, strings, guides: () => this.#strings.guides, clock });
    for (const sheet of [factsStyles, toolsStyles, stepsStyles, styles, paperStyles])
      adopt(host.renderRoot as ShadowRoot, sheet);
  }

  get #strings(): CoreStrings & ExtraStrings {
    return mergeTexts(english, this.#context.strings());
  }

  get over(): boolean {
    return this.#time.over;
  }

  get expired(): string {
    return this.#strings.expired;
  }

  until(deadline: Deadline | null): void {
    this.#time.until(deadline);
  }

  renderLeft(): TemplateResult | typeof nothing {
    return this.#time.render();
  }

  renderWarning(warning: Warning | null): TemplateResult | typeof nothing {
    return this.#warning.render(warning, this.#strings);
  }

  /**
   * Checks the fields of an instrument of another payment provider.
   * @param fields null for an instrument of the contract
   * @param method the payment method; null if unknown
   * @returns the slip with what looks wrong
   */
  checked<Kind extends Price & { readonly warning: Warning | null }>(
    slip: Kind,
    fields: DisplayDetails | null,
    method: string | null,
  ): Kind {
    return this.#instrument.checked(slip, fields, method);
  }

  renderCode(): TemplateResult | typeof nothing {
    return this.#instrument.renderCode();
  }

  /** Renders who is paid, if the account has another name than the shop: it is among the fields of the transfer. */
  renderPayee(seller: string, lines: readonly SlipLine[]): TemplateResult | typeof nothing {
    const holder = lines.find(({ field }) => field === 'account_holder_name');
    const strings = mergeTexts({ ...english, ...payee }, this.#context.strings());
    const fact = payeeFact(seller, holder?.shown, '', strings);
    return fact[0] ? renderFacts([fact]) : nothing;
  }

  /** @param name returns the steps for the slip */
  renderGuide(method: string | null, name: NameSteps): TemplateResult | typeof nothing {
    if (this.#instrument.isArranging || this.#warning.shown) return nothing;
    const strings = this.#strings;
    const guide = this.#instrument.guideOf(method ?? '');
    const named = name(strings);
    const names = named.flatMap((step) => step?.names ?? []);
    // One sentence says what details are for whose use is unknown.
    return renderGuide(guide ? withSteps(guide, named) : { steps: [], after: strings.payWithDetails }, strings, names);
  }

  /** @param scheme of the code; `emv` if unknown */
  renderQrGuide(scheme: QrScheme, way: QrWay, checked: Checked): TemplateResult | typeof nothing {
    if (this.#warning.shown) return nothing;
    const strings = this.#strings;
    const steps = qrSteps(scheme, way, checked, strings);
    return renderGuide({ steps, after: qrAfter(scheme, strings) }, strings, [checked.payee, checked.amount]);
  }

  get #tools(): ToolsHost {
    const { host, announce, settings } = this.#context;
    const { pdfUrl, emailUrl } = host;
    const backend = settings();
    const routes = { pdfUrl, emailUrl, backend };
    return { host, announce, strings: this.#strings, clock: backend.clock, routes };
  }

  /** True where a button can save files. */
  get savesFiles(): boolean {
    return !inWebview();
  }

  /** Renders the picture as an image, which a long press saves in most webviews. */
  renderPicture({ picture }: SlipContent): TemplateResult | typeof nothing {
    if (!picture) return nothing;
    if (this.#image?.path !== picture.path) this.#image = { path: picture.path, url: pngUrl(enlarge(picture)) };
    return html`<img src=${this.#image.url} alt="" />`;
  }

  renderSave(content: SlipContent): TemplateResult {
    return renderSave(this.#tools, content, this.#warning.shown !== null);
  }

  /** Renders the solid button of a step that is for paper, on a computer. */
  renderPrint(facts: PrintedFacts): TemplateResult | typeof nothing {
    return renderPrint(this.#tools, facts);
  }

  /** @param main the part of the tool that is the solid button of the step */
  renderTools(content: SlipContent, facts: PrintedFacts, main?: MainTool): TemplateResult | typeof nothing {
    if (this.#instrument.isArranging) return nothing;
    return html`<div part="tools">${renderTools(this.#tools, content, facts, main)}</div>`;
  }
}
