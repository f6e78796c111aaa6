import { nothing, type LitElement, type TemplateResult } from 'lit';
import type { Clock } from '../../context.js';
import { ANY_TRANSFER, SPEI, type DisplayDetails } from '../../contract/details.js';
import { lazyPart, type LazyPart } from '../../controllers/lazy-part.js';
import { isCode } from '../../domain/instruments.js';
import { ownValue } from '../../domain/own-value.js';
import type { Warning } from '../../domain/warning.js';
import type { ExtraStrings, Guide, InstrumentStrings } from '../../locales/strings.js';
import type { Price } from '../head.js';
import type { Instruments } from './instruments.js';

export interface InstrumentPartHost {
  readonly host: LitElement;
  readonly strings: () => Partial<InstrumentStrings>;
  /** The instructions of the payment methods of the contract. */
  readonly guides: () => ExtraStrings['guides'];
  readonly clock: () => Clock;
}

/** What the instrument of a slip adds to it. That of an instrument of another payment provider is lazy-loaded. */
export class InstrumentPart {
  readonly #guides: InstrumentPartHost['guides'];
  readonly #part: LazyPart<typeof import('./instruments.js')>;
  #instruments: Instruments | null = null;
  /** True for an instrument of another payment provider; null for the details of the contract. */
  #isInstrument: boolean | null = null;

  constructor({ host, strings, guides, clock }: InstrumentPartHost) {
    this.#guides = guides;
    this.#part = lazyPart(
      host,
      clock,
      () => import('./instruments.js'),
      ({ Instruments }) => (this.#instruments = new Instruments({ host, strings, clock })),
    );
  }

  /** See `Surroundings.checked`. */
  checked<Kind extends Price & { readonly warning: Warning | null }>(
    slip: Kind,
    fields: DisplayDetails | null,
    method: string | null,
  ): Kind {
    const isKnown = method !== null && Object.hasOwn(this.#guides(), method);
    this.#isInstrument = fields && !isKnown && Object.keys(fields).some(isCode);
    if (!fields || !this.#isInstrument) return slip;
    if (this.#part.module === undefined) void this.#part.load();
    const found = this.#instruments?.read(fields, method, slip) ?? null;
    return { ...slip, warning: slip.warning ?? found };
  }

  /** True until what is above the instructions is there: what is below must not move. */
  get isArranging(): boolean {
    return this.#isInstrument === true && (this.#instruments?.isLoading ?? this.#part.module === undefined);
  }

  /** Renders the QR code of a bank transfer, where banking apps read one. */
  renderCode(): TemplateResult | typeof nothing {
    return (this.#isInstrument && this.#instruments?.render()) || nothing;
  }

  /** Returns the instructions to pay; null for details whose use is unknown. */
  guideOf(method: string): Guide | null {
    const own = this.#isInstrument ? this.#instruments?.guide : null;
    const guides: Readonly<Record<string, Guide>> = this.#guides();
    const known = method === ANY_TRANSFER && this.#isInstrument === null ? SPEI : method;
    return own ?? ownValue(guides, known) ?? null;
  }
}
