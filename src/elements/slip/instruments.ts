import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { Clock } from '../../context.js';
import { isHandheld } from '../../controllers/device.js';
import { lazyPart, type LazyPart } from '../../controllers/lazy-part.js';
import { transferQr } from '../../domain/epc-qr.js';
import { checkInstrument } from '../../domain/instrument-checks.js';
import type { QrDrawing } from '../../domain/qr.js';
import type { Warning } from '../../domain/warning.js';
import { instruments } from '../../locales/en/instruments.js';
import type { Guide, InstrumentStrings } from '../../locales/strings.js';
import { adopt } from '../adopt.js';
import type { Price } from '../head.js';
import { html } from '../html.js';
import { mergeTexts } from '../../texts/merge-texts.js';
import { instrumentGuide } from '../../texts/instrument-guide.js';

export interface InstrumentsHost {
  readonly host: LitElement;
  readonly strings: () => Partial<InstrumentStrings>;
  readonly clock: () => Clock;
}

type FieldValues = Readonly<Record<string, string>>;

/**
 * The parts of instruments of other payment providers: checks, instructions, and the drawing of a QR code. Lazy-loaded after
 * the slip, which shows its values without them.
 */
export class Instruments {
  readonly #context: InstrumentsHost;
  readonly #encoder: LazyPart<typeof import('./transfer-code.js')>;
  #fields: FieldValues = {};
  /** The text of the QR code; null without one. */
  #text: string | null = null;
  #code: { readonly text: string; readonly drawing: QrDrawing } | null = null;

  constructor(context: InstrumentsHost) {
    this.#context = context;
    this.#encoder = lazyPart(context.host, context.clock, () => import('./transfer-code.js'));
  }

  get #strings(): InstrumentStrings {
    return mergeTexts(instruments, this.#context.strings());
  }

  /**
   * Reads the fields.
   * @param method the payment method; null if unknown
   * @returns what looks wrong
   */
  read(fields: FieldValues, method: string | null, price: Price): Warning | null {
    this.#fields = fields;
    // A phone cannot scan its own screen.
    this.#text = isHandheld() ? null : transferQr(fields, price);
    if (this.#text !== null && !this.#encoder.module) void this.#encoder.load();
    return checkInstrument(fields, method);
  }

  /** True until the first attempt to load the encoder of the QR code has ended. */
  get isLoading(): boolean {
    return this.#text !== null && this.#encoder.module === undefined;
  }

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
