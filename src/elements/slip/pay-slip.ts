import { nothing, type CSSResultGroup, type PropertyValues, type TemplateResult } from 'lit';
import { html } from '../html.js';
import { markTerms } from '../market-terms.js';
import { parseDetails, type DisplayDetails } from '../../contract/details.js';
import { instantOf } from '../../domain/instant.js';
import { formatMoment } from '../../domain/moment.js';
import type { SlipFacts, SlipLine } from '../../domain/slip.js';
import type { Warning } from '../../domain/warning.js';
import { toPayError, type PayError } from '../../errors.js';
import { fromJson, jsonConverter } from '../converters.js';
import { property } from '../property.js';
import { money } from '../../texts/money.js';
import { factsStyles } from './facts.styles.js';
import { BARS } from '../icons.js';
import type { Price } from '../head.js';
import { PayTimed } from './pay-timed.js';
import type { ExtraStrings } from '../../locales/strings.js';
import type { NamedStep } from '../../texts/with-step.js';
import { styles } from './slip.styles.js';
import type { MainTool } from './tools.js';
import type { SlipContent } from './content.js';

/** The characters of a code that has smaller digits, so that it takes two lines at most. */
const LONG = 30;

/** Fields that nobody types: the consumer goes there, or chooses them from a list. */
const UNTYPED = /^(?:store|account_type|country|currency)$/;

/** The details of a payment, parsed as one kind of slip. */
export interface Slip extends Price {
  readonly warning: Warning | null;
}

/** A number in groups breaks only between them: a line does not end at the hyphen before a check digit. */
const unbroken = (shown: string): unknown =>
  /^[\d-]+(?: [\d-]+)+$/.test(shown)
    ? shown.split(' ').map((group, at) => [at ? ' ' : nothing, html`<span class="group">${group}</span>`])
    : shown;

/** Base class of the elements whose slip the consumer takes along, for example to a bank or shop. */
export abstract class PaySlip<Kind extends Slip, Own extends object> extends PayTimed<Own> {
  static override styles: CSSResultGroup = [PayTimed.styles, factsStyles, styles];
  /** @internal */
  static override readonly mark: string = BARS;

  /** The `display_details` object, as an object or as JSON. */
  @property({ converter: jsonConverter }) details: unknown = undefined;

  #slip: Kind | PayError | null = null;
  #details: DisplayDetails | null = null;
  /** The details or error that an event has reported: as JSON, or as the error's message. */
  #reported = '';

  /** The payment method of the details; null if unknown. */
  protected abstract readonly method: string | null;
  protected abstract makeSlip(details: DisplayDetails, facts: SlipFacts): Kind;
  /** The fields to check as an instrument of another payment provider; null for one of the contract. */
  protected instrument(_details: DisplayDetails, _slip: Kind): DisplayDetails | null {
    return null;
  }

  /** The steps of the instructions for this slip; null for none. */
  protected namedSteps(_slip: Kind, _strings: ExtraStrings): readonly (NamedStep | null)[] {
    return [];
  }

  /** The tool that is the solid button of the step, if one is. */
  protected readonly mainTool: MainTool | undefined = undefined;

  /** Renders what is paid with, which is first. */
  protected abstract renderSlip(slip: Kind): TemplateResult;
  /** Renders what is above the instructions, beside the first part or below it. */
  protected renderBeside(_slip: Kind): unknown {
    return nothing;
  }
  /** Renders what is above both, and as wide as both. */
  protected renderAbove(_slip: Kind): unknown {
    return nothing;
  }

  /** Renders what is below both, and as wide as both. */
  protected renderBelow(_slip: Kind): unknown {
    return nothing;
  }

  protected abstract content(slip: Kind): SlipContent;

  protected override get warning(): Warning | null {
    return this.#slip && !(this.#slip instanceof Error) ? this.#slip.warning : null;
  }

  protected override get stateName(): string {
    if (!this.#slip) return 'empty';
    if (this.#slip instanceof Error) return 'unusable';
    return this.over ? 'expired' : 'ready';
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    super.willUpdate(changed);
    if (changed.has('details')) this.forget();
    this.#slip = this.#details = null;
    if (this.details == null) {
      this.#reported = '';
      return;
    }
    try {
      this.#details = parseDetails(fromJson(this.details), this.method);
      const slip = this.makeSlip(this.#details, {
        ...this.price,
        expires: this.expires,
        created: instantOf(this.timeCreated),
        now: this.settings.clock.now(),
      });
      const fields = this.instrument(this.#details, slip);
      // For each slip, also one of the contract: what is known of the one before it must not stay.
      this.#slip = this.surroundings?.checked(slip, fields, this.paymentMethod && String(this.paymentMethod)) ?? slip;
    } catch (error) {
      this.#slip = toPayError(error, 'invalid-input');
    }
  }

  protected override updated(_changed: PropertyValues<this>): void {
    const slip = this.#slip;
    if (!slip || this.over) return;
    const bad = slip instanceof Error;
    const current = bad ? slip.message : JSON.stringify(this.#details);
    const repeated = current === this.#reported;
    this.#reported = current;
    if (bad) return repeated ? undefined : this.report(slip);
    if (!repeated) this.ready();
    this.warn(slip.warning, current);
  }

  protected override render(): TemplateResult | typeof nothing {
    const slip = this.#slip;
    if (!slip) return nothing;
    const bad = slip instanceof Error;
    const { over, surroundings, texts: strings } = this;
    return html`<div part="base">
      ${bad || over ? this.#renderHead(bad ? this.price : slip) : this.#renderUsable(slip)}
      ${
        bad
          ? this.renderNotice(strings.errors[slip.code], 'error')
          : over
            ? this.renderNotice(surroundings?.expired ?? strings.paymentExpired, 'expired')
            : this.renderStatus(this.announce.message, this.announced)
      }
    </div>`;
  }

  #renderHead({ amount, currency }: Price): TemplateResult | typeof nothing {
    const head = { method: String(this.paymentMethod || this.method || ''), amount, currency };
    // Without its details, the payment cannot be made in time.
    return this.renderHead(this.#slip instanceof Error ? { ...head, left: nothing } : head);
  }

  #renderUsable(slip: Kind): TemplateResult {
    const { surroundings } = this;
    return html`<div part="slip">
      ${this.#renderHead(slip)} ${surroundings?.renderWarning(slip.warning)} ${this.renderAbove(slip)}
      <div class="columns whole">
        <div>${this.renderSlip(slip)}</div>
        <div>
          ${this.renderBeside(slip)}
          ${surroundings?.renderGuide(this.method, (strings) => this.namedSteps(slip, strings))}
        </div>
        ${
          // What may be wrong is not printed, saved or sent.
          slip.warning ? nothing : surroundings?.renderTools(this.content(slip), this.printedFacts, this.mainTool)
        }
      </div>
      ${this.renderBelow(slip)}
    </div>`;
  }

  /** The end of the time to pay, as on the printed slip; null without one. */
  protected payBy(): string | null {
    const { expires } = this;
    return expires === null ? null : this.date(() => formatMoment(expires, this.texts.locale));
  }

  protected money(amount: string, currency: string | null): string {
    return money(amount, currency, this.texts);
  }

  /** Renders a code to type or copy, in large text. @param main true if copying it is what the consumer does here */
  protected renderCode({ field, shown, copied }: SlipLine, label: string, main = true): TemplateResult {
    return html`<div class="code" part="line">
      <p part="label">${markTerms(label, this.texts.locale)}</p>
      <bdi part="value" class=${shown.length > LONG ? 'long' : ''} id="value-${field}" dir="ltr" translate="no"
        >${unbroken(shown)}</bdi
      >
      ${this.renderCopy({ field, text: copied, label, main })}
    </div>`;
  }

  /** Renders a value of a list, with its copy button if it may be typed. */
  protected renderRow(
    { field, shown, copied }: SlipLine,
    label: string,
    kind = '',
    isTyped = !UNTYPED.test(field),
  ): TemplateResult {
    return html`<div part="row">
      <dt part="label"><bdi>${markTerms(label, this.texts.locale)}</bdi></dt>
      <dd>
        <bdi part="value" class=${kind} id="value-${field}" translate="no">${shown}</bdi>
        ${isTyped ? this.renderCopy({ field, text: copied, label }) : nothing}
      </dd>
    </div>`;
  }
}
