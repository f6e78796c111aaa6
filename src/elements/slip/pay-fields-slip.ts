import type { CSSResultGroup, PropertyValues } from 'lit';
import type { DisplayDetails } from '../../contract/details.js';
import { fieldName } from '../../domain/field-name.js';
import type { DetailsStrings, FactStrings, Guide, InstrumentStrings } from '../../locales/strings.js';
import type { Instruments } from './instruments.js';
import { PaySlip, type Slip } from './pay-slip.js';
import { rowsStyles } from './rows.styles.js';

/** Base class of the slips that list fields, which other payment providers may have sent. */
export abstract class PayFieldsSlip<Kind extends Slip, Own extends DetailsStrings & FactStrings> extends PaySlip<
  Kind,
  Own
> {
  static override styles: CSSResultGroup = [PaySlip.styles, rowsStyles];

  /** Null until it is loaded, and for the instruments of the contract. */
  protected instruments: Instruments | null = null;
  readonly #part = this.lazy(
    () => import('./instruments.js'),
    ({ Instruments }) => {
      const lazy = <Module>(load: () => Promise<Module>) => this.lazy(load);
      this.instruments = new Instruments({ host: this, strings: () => this.texts as Partial<InstrumentStrings>, lazy });
    },
  );
  #isRare = false;
  #isLoading = false;

  /** @param isRare true if the contract does not have the instrument @returns the slip with what the checks have found */
  protected checked(slip: Kind, fields: DisplayDetails, isRare: boolean): Kind {
    this.#isRare = isRare;
    const found = isRare && this.instruments?.read(fields, this.paymentMethod, slip);
    return { ...slip, warning: slip.warning ?? (found || null) };
  }

  protected override updated(changed: PropertyValues<this>): void {
    super.updated(changed);
    if (this.#isRare && !this.#isLoading) {
      this.#isLoading = true;
      this.#part.loadAfterPaint();
    }
  }

  protected override get guide(): Guide | string | null {
    return this.#isRare ? (this.instruments?.guide ?? null) : this.method;
  }

  protected override get isArranging(): boolean {
    return this.#isRare && (this.#part.module === undefined || Boolean(this.instruments?.isLoading));
  }

  /** The translated name of a field: of the first that has one. Any other name is made readable. */
  protected label(...fields: [string, ...string[]]): string {
    const texts: Partial<DetailsStrings & InstrumentStrings> = { ...this.instruments?.strings, ...this.texts };
    const names: Readonly<Record<string, string>> = { ...texts.fields, ...texts.instrumentFields };
    const known = fields.find((field) => Object.hasOwn(names, field));
    return known ? names[known]! : fieldName(fields[0]);
  }
}
