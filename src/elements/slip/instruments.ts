import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { Clock } from '../../context.js';
import { isHandheld } from '../../controllers/device.js';
import { lazyPart, type LazyPart } from '../../controllers/lazy-part.js';
import { checkInstrument, type InstrumentRules } from '../../domain/instrument-checks.js';
import type { QrDrawing } from '../../domain/qr.js';
import type { Warning } from '../../domain/warning.js';
import { instruments } from '../../locales/en/instruments.js';
import type { Guide, InstrumentStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import type { Price } from '../head.js';
import { html } from '../html.js';
import { mergeTexts } from '../merge-texts.js';
import { instrumentGuide } from './instrument-guide.js';
import type { RulesModule } from './instrument-rules.js';

export interface InstrumentsHost {
  readonly host: LitElement;
  readonly strings: () => Partial<InstrumentStrings>;
  readonly clock: () => Clock;
}

type Fields = Readonly<Record<string, string>>;

/**
 * The parts that all instruments of other payment providers share: checks, instructions, and the drawing of a QR code. Lazy-loaded after
 * the slip, which shows its values without them.
 */
export class Instruments {
  readonly #context: InstrumentsHost;
  readonly #encoder: LazyPart<typeof import('./transfer-code.js')>;
  /** The rules of each kind, by the field that shows the kind. */
  readonly #rules: ReadonlyMap<string, LazyPart<RulesModule>>;
  /** The rules that the current fields need. */
  #needed: readonly LazyPart<RulesModule>[] = [];
  #fields: Fields = {};
  /** The text of the QR code; null without one. */
  #text: string | null = null;
  #code: { readonly text: string; readonly drawing: QrDrawing } | null = null;

  constructor(context: InstrumentsHost, rules: Readonly<Record<string, () => Promise<RulesModule>>>) {
    this.#context = context;
    const { host, clock } = context;
    this.#rules = new Map(Object.entries(rules).map(([field, load]) => [field, lazyPart(host, clock, load)]));
    this.#encoder = lazyPart(host, clock, () => import('./transfer-code.js'));
  }

  get #strings(): InstrumentStrings {
    return mergeTexts(instruments, this.#context.strings());
  }

  /**
   * Reads the fields, and loads the rules that they need.
   * @param method the payment method; null if unknown
   * @returns what looks wrong; null as long as rules are loading, so that there is one warning
   */
  read(fields: Fields, method: string | null, price: Price): Warning | null {
    this.#fields = fields;
    this.#needed = Object.keys(fields).flatMap((field) => this.#rules.get(field) ?? []);
    for (const part of this.#needed) if (part.module === undefined) void part.load();
    const rules = this.#needed.flatMap(({ module }) => module?.rules ?? []);
    this.#text = codeOf(fields, price, rules);
    if (this.#text !== null && !this.#encoder.module) void this.#encoder.load();
    return this.#needed.some(isLoading) ? null : checkInstrument(fields, method, rules);
  }

  /** True until the first attempts to load the rules, and the encoder of the QR code, have ended. */
  get isLoading(): boolean {
    return this.#needed.some(isLoading) || (this.#text !== null && isLoading(this.#encoder));
  }

  /** The payment instructions; null for fields that do not show how they are used. */
  get guide(): Guide | null {
    return instrumentGuide(this.#fields, this.#strings);
  }

  /** Renders the QR code of a SEPA transfer. */
  render(): TemplateResult | typeof nothing {
    const text = this.#text;
    const { module } = this.#encoder;
    if (text === null || !module) return nothing;
    if (this.#code?.text !== text) {
      adopt(this.#context.host.renderRoot as ShadowRoot, module.drawingStyles);
      this.#code = { text, drawing: module.drawQr(text) };
    }
    const { transferScan, transferScanLabel } = this.#strings;
    return html`<p part="hint">${transferScan}</p>
      ${module.renderDrawing(this.#code.drawing, transferScanLabel)}`;
  }
}

const isLoading = ({ module }: LazyPart<unknown>): boolean => module === undefined;

/** Returns the text of the QR code. Null on a phone, which cannot scan its own screen. */
function codeOf(fields: Fields, { amount, currency }: Price, rules: readonly InstrumentRules[]): string | null {
  if (currency !== 'EUR' || !amount || isHandheld()) return null;
  return rules.find(({ codeOf }) => codeOf)?.codeOf?.(fields, amount) ?? null;
}
