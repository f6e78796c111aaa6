import { nothing, type LitElement, type TemplateResult } from 'lit';
import { html } from '../html.js';
import type { PaySettings } from '../../context.js';
import { ANY_TRANSFER, SPEI, type DisplayDetails } from '../../contract/details.js';
import type { AnnounceController } from '../../controllers/announce.js';
import { lazyPart, type LazyPart } from '../../controllers/lazy-part.js';
import { pngUrl } from '../../controllers/save.js';
import { inWebview } from '../../controllers/webview.js';
import { formatLeft } from '../../domain/countdown-text.js';
import type { Deadline } from '../../domain/deadline.js';
import type { Warning, WarningCode } from '../../domain/warning.js';
import { extras as english } from '../../locales/en/extras.js';
import type {
  CoreStrings,
  ExtraStrings,
  FactStrings,
  Guide,
  InstrumentStrings,
  TimeStrings,
} from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import type { Price } from '../head.js';
import { ALERT, CLOCK, icon } from '../icons.js';
import { mergeTexts } from '../merge-texts.js';
import { TimeLeft } from '../time-left.js';
import { styles } from './extras.styles.js';
import { factsStyles } from './facts.styles.js';
import { RULES } from './instrument-rules.js';
import type { Instruments } from './instruments.js';
import { enlarge, saveButton, tools, type Paper, type SlipRoutes, type Takeaway, type ToolsHost } from './tools.js';
import { toolsStyles } from './tools.styles.js';

export { TimeLeft } from '../time-left.js';

export interface ExtrasHost {
  readonly host: LitElement & Omit<SlipRoutes, 'backend'>;
  readonly announce: AnnounceController;
  readonly strings: () => CoreStrings & Partial<ExtraStrings & FactStrings & InstrumentStrings & TimeStrings>;
  readonly settings: () => PaySettings;
}

/** Fields with checks or instructions of their own. */
const CHECKED =
  /^(?:account_number|iban|bic|swift_code|routing_number|sort_code|entity|payment_code|confirmation_number|biller_code|bill_key)$/;

/** The fields of a warning that is about more than one. Its text names them. */
const PAIRS: Readonly<Partial<Record<WarningCode, readonly string[]>>> = {
  'conflicting-codes': ['code', 'number'],
  'bank-mismatch': ['account_number', 'bank_name', 'bank_code'],
};

/** The announced time left is cleared after this time, because it is no longer true. */
const ANNOUNCED_MS = 10_000;

/**
 * The parts around a slip or code: time left, warnings, payment instructions and tools. Lazy-loaded after
 * the slip, so that the slip is on screen first.
 */
export class Extras {
  readonly #context: ExtrasHost;
  readonly #time: TimeLeft;
  /** The parts for an instrument of another payment provider. */
  readonly #part: LazyPart<typeof import('./instruments.js')>;
  #instruments: Instruments | null = null;
  /** True for such an instrument; null for the details of the contract. */
  #isInstrument: boolean | null = null;
  /** The value that looks wrong. Then the step does not urge the consumer to pay: the text says to contact the store first. */
  #warning: Warning | null = null;
  /** The picture that is shown as an image, and its URL. */
  #image: { readonly path: string; readonly url: string } | null = null;
  /** The time left that was announced last, in milliseconds. */
  #announced: { readonly left: number; readonly text: () => string } | null = null;

  constructor(context: ExtrasHost) {
    this.#context = context;
    const { host, strings, settings } = context;
    const clock = () => settings().clock;
    this.#part = lazyPart(
      host,
      clock,
      () => import('./instruments.js'),
      ({ Instruments }) => (this.#instruments = new Instruments({ host, strings, clock }, RULES)),
    );
    this.#time = new TimeLeft(context.host, { strings, clock, onPassed: (left) => this.#announce(left) });
    host.addController({ hostUpdated: () => this.#mark() });
    for (const sheet of [factsStyles, toolsStyles, styles]) adopt(context.host.renderRoot as ShadowRoot, sheet);
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
    const { left } = this.#time;
    const announced = this.#announced;
    if (announced && left !== null && (left > announced.left || left < announced.left - ANNOUNCED_MS)) {
      this.#announced = null;
      this.#context.announce.clear(announced.text);
    }
  }

  #announce(ms: number): void {
    // The timer fires a moment after the threshold: announce a minute, not 59 seconds.
    const left = Math.ceil(ms / 1_000) * 1_000;
    const text = () => this.#strings.endingSoon(formatLeft(left, this.#strings.locale));
    this.#announced = { left, text };
    void this.#context.announce.announce(text);
  }

  /** Renders what replaces the code or slip after the deadline. */
  renderCover(): TemplateResult {
    return html`<div part="cover">${icon(CLOCK)}</div>`;
  }

  /** Renders the warning. The values come later: `#mark` adds the label of the one that looks wrong. */
  renderWarning(warning: Warning | null): TemplateResult | typeof nothing {
    this.#warning = warning;
    return warning
      ? html`<p part="warning" role="alert">
          ${icon(ALERT)}<span><span></span> ${this.#strings.warnings[warning.code]}</span>
        </p>`
      : nothing;
  }

  /** Marks the values that look wrong, and names the only one, after they have been rendered: they are on screen without this part. */
  #mark(): void {
    const root = this.#context.host.renderRoot;
    const warning = this.#warning;
    const pair = warning && PAIRS[warning.code];
    const fields = pair ?? [warning?.field];
    let label: string | null | undefined;
    for (const value of root.querySelectorAll('[id^=value-]')) {
      const isDoubtful = fields.includes(value.id.replace('value-', ''));
      value.classList.toggle('doubtful', isDoubtful);
      if (isDoubtful && !pair) label = value.closest('.code, [part=row]')?.querySelector('[part=label]')?.textContent;
    }
    // Not isolated: in a text from right to left, the colon is to the left of a Latin name.
    const name = root.querySelector('[part=warning] span span');
    if (name) name.textContent = label ? `${label}:` : '';
  }

  renderLeft(): TemplateResult | typeof nothing {
    return this.#time.render();
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
    const isKnown = method !== null && Object.hasOwn(this.#strings.guides, method);
    this.#isInstrument = fields && !isKnown && Object.keys(fields).some((field) => CHECKED.test(field));
    if (!fields || !this.#isInstrument) return slip;
    if (this.#part.module === undefined) {
      void this.#part.load();
      // The rules are requested now, and used or requested again by the part.
      for (const field of Object.keys(fields)) if (Object.hasOwn(RULES, field)) RULES[field]!().catch(() => {});
    }
    const found = this.#instruments?.read(fields, method, slip) ?? null;
    return { ...slip, warning: slip.warning ?? found };
  }

  /** True until what is above the instructions is there: what is below must not move. */
  get #isArranging(): boolean | null {
    return this.#isInstrument && (this.#instruments?.isLoading ?? this.#part.module === undefined);
  }

  /** Renders the QR code of a bank transfer, where banking apps read one. */
  renderCode(): TemplateResult | typeof nothing {
    return (this.#isInstrument && this.#instruments?.render()) || nothing;
  }

  renderGuide(method: string | null): TemplateResult | typeof nothing {
    if (this.#isArranging || this.#warning) return nothing;
    const { howToPay, payWithDetails } = this.#strings;
    const found = this.#guideOf(method ?? '');
    return html`<div part="steps">
      <p part="label" id="steps">${howToPay}</p>
      ${
        found
          ? html`<ol aria-labelledby="steps">
                ${found.steps.map((step) => html`<li>${step}</li>`)}
              </ol>
              <p>${found.after}</p>`
          : html`<p>${payWithDetails}</p>`
      }
    </div>`;
  }

  #guideOf(method: string): Guide | null {
    const own = this.#isInstrument ? this.#instruments?.guide : null;
    const guides: Readonly<Record<string, Guide>> = this.#strings.guides;
    const known = method === ANY_TRANSFER && this.#isInstrument === null ? SPEI : method;
    return own ?? (Object.hasOwn(guides, known) ? guides[known]! : null);
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
  renderPicture({ picture }: Takeaway): TemplateResult | typeof nothing {
    if (!picture) return nothing;
    if (this.#image?.path !== picture.path) this.#image = { path: picture.path, url: pngUrl(enlarge(picture)) };
    return html`<img src=${this.#image.url} alt="" />`;
  }

  renderSave(takeaway: Takeaway): TemplateResult {
    return saveButton(this.#tools, takeaway, this.#warning !== null);
  }

  /** @param saves false if the solid button of the step saves the image */
  renderTools(takeaway: Takeaway, paper: Paper, saves = true): TemplateResult | typeof nothing {
    if (this.#isArranging) return nothing;
    return html`<div part="tools">${tools(this.#tools, takeaway, paper, saves)}</div>`;
  }
}
