/**
 * The instruments that `display_details` describes, each with its fields in the order in which the consumer enters them. What
 * reads, lists, copies, checks, labels and explains the fields derives from this table.
 */

export interface Field {
  /** True for a code, which must be exact: it has no invisible characters. Names and places are not codes. */
  readonly isCode?: true;
  /** True for a field that only other payment providers send: the contract does not have it. */
  readonly isExtra?: true;
  /** True for a field of a transfer that apps of banks fill in themselves, from the account number. */
  readonly isRare?: true;
  /** The form of a code without spaces and dashes, or the name of its check in instrument-checks.ts, which is lazy-loaded. */
  readonly check?: RegExp | string;
  /** The country whose codes the check is for, which is also that of details without a country. */
  readonly country?: string;
  /** The start of the payment methods whose codes the check is for. */
  readonly method?: string;
  /** Returns a value as receipts and banks print it. One that has groups already is not changed. */
  readonly print?: (value: string) => string;
}

export interface Instrument {
  /**
   * For an instrument of another payment provider: the fields that show it, any of which is enough. Those of the contract are
   * known by their payment method, or by the whole set of their fields.
   */
  readonly shownBy?: readonly string[];
  /** The payment instructions of such an instrument, a key of `instrumentGuides`. */
  readonly guide?: string;
  /** The code that the consumer enters to pay, if it is not that which shows the instrument. */
  readonly main?: string;
  readonly fields: Readonly<Record<string, Field>>;
}

/** Groups a long number by four digits, as it is read and typed. */
export const grouped = (value: string): string =>
  /^\d{12,}$/.test(value) ? value.replace(/\d{4}(?=\d)/g, '$& ') : value;

const CODE = { isCode: true } as const;
const EXTRA = { isExtra: true } as const;
const RARE = { isRare: true } as const;

/** An instrument that is first here is found first: an account is a transfer only without the code of another one. */
export const INSTRUMENTS = {
  boleto: {
    fields: { code: CODE, number: CODE },
  },
  cash_voucher: {
    // `store` names the stores that take it.
    fields: { reference: CODE, store: EXTRA },
  },
  /** A code that the tills or machines of a store take, for example of Konbini. */
  store: {
    shownBy: ['payment_code'],
    guide: 'store',
    fields: {
      store: EXTRA,
      payment_code: { ...EXTRA, ...CODE },
      confirmation_number: { ...EXTRA, ...CODE },
      phone: EXTRA,
    },
  },
  /** A bill that banks and cash machines take, for example of Mandiri. */
  bill: {
    shownBy: ['bill_key'],
    guide: 'bill',
    fields: {
      biller_code: { ...EXTRA, ...CODE },
      bill_key: { ...EXTRA, ...CODE },
    },
  },
  /**
   * A bill of an entity: Multibanco in Portugal, whose entity has five digits and whose reference has nine. Source: SIBS,
   * Pagamento de Serviços. The last two digits of the reference are check digits for some entities and not for others, so that
   * only the form is checked. References of Angola look alike, and have another form.
   */
  entity_bill: {
    shownBy: ['entity'],
    guide: 'bill',
    main: 'reference',
    fields: {
      entity: { ...EXTRA, ...CODE, check: /^\d{5}$/, method: 'multibanco' },
      reference: {
        ...CODE,
        check: /^\d{9}$/,
        method: 'multibanco',
        print: (value: string) => value.replace(/\d{3}(?=\d)/g, '$& '),
      },
    },
  },
  /** In the order of bank forms. */
  bank_transfer: {
    shownBy: ['iban', 'account_number'],
    guide: 'transfer',
    fields: {
      iban: {
        ...EXTRA,
        ...CODE,
        check: 'iban',
        // ISO 13616: groups of four.
        print: (value: string) => (/^\w+$/.test(value) ? value.replace(/.{4}(?=.)/g, '$& ') : value),
      },
      account_number: { ...CODE, print: grouped },
      routing_number: { ...EXTRA, ...CODE, check: 'routing-number', country: 'US' },
      // A sort code has no check digit: the check with the account number (Pay.UK, VocaLink) needs a table that changes.
      sort_code: {
        ...EXTRA,
        ...CODE,
        check: /^\d{6}$/,
        country: 'GB',
        print: (value: string) => value.replace(/\d\d(?=\d)/g, '$&-'),
      },
      // Reserve Bank of India: four letters of the bank, a zero, and six characters of the branch.
      ifsc: { ...EXTRA, ...CODE, check: /^[A-Z]{4}0[A-Z\d]{6}$/, country: 'IN' },
      account_holder_name: {},
      bank_name: {},
      reference: CODE,
      bic: { ...EXTRA, ...CODE, check: 'bic' },
      swift_code: { ...EXTRA, ...CODE, check: 'bic' },
      account_type: EXTRA,
      bank_code: { ...CODE, ...RARE },
      bank_branch_name: RARE,
      bank_branch_code: { ...CODE, ...RARE },
      country: RARE,
      currency: RARE,
    },
  },
} as const satisfies Readonly<Record<string, Instrument>>;

export type InstrumentName = keyof typeof INSTRUMENTS;

type Table = (typeof INSTRUMENTS)[InstrumentName];
/** Calculates with each instrument, or each field, on its own. */
type NamesIn<Fields, Kind> = Fields extends unknown
  ? { [Name in keyof Fields]: Fields[Name] extends Kind ? Name : never }[keyof Fields]
  : never;
type FieldIn<Fields> = Fields extends unknown ? Fields[keyof Fields] : never;
type Fact<Row, Name extends string> = Row extends Readonly<Record<Name, infer Value>> ? Value : never;

/** The names of fields that only other payment providers send: for transfers, bills, and codes that stores take. */
export type InstrumentField = NamesIn<Table['fields'], { readonly isExtra: true }>;

/** The names of the fields that the contract lists. */
export type DetailField = Exclude<NamesIn<Table['fields'], unknown>, InstrumentField>;

/** The names of the payment instructions. */
export type GuideName = Fact<Table, 'guide'>;

/** The names of the checks that a form does not suffice for. */
export type CheckName = Extract<Fact<FieldIn<Table['fields']>, 'check'>, string>;

type Row = Instrument & { readonly guide?: GuideName };

const ROWS: readonly Row[] = Object.values(INSTRUMENTS);

/** The fields of all instruments. Several may have the same name. */
export const FIELDS = ROWS.flatMap(({ fields }) => Object.entries(fields));

/** The fields of an instrument, in order. */
export const fieldsOf = (name: InstrumentName): [name: string, field: Field][] =>
  Object.entries(INSTRUMENTS[name].fields);

const CODES = new Set(FIELDS.flatMap(([name, { isCode }]) => (isCode ? [name] : [])));

/** Returns true for the name of a code of any instrument. */
export const isCode = (name: string): boolean => CODES.has(name);

/** Returns the instrument of another payment provider that the fields show; undefined if they show none. */
export const instrumentOf = (values: Readonly<Record<string, string>>): Row | undefined =>
  ROWS.find(({ shownBy }) => shownBy?.some((name) => values[name]));

/** Returns the value of a field as receipts and banks print it. */
export const printed = (instrument: Instrument | undefined, name: string, value: string): string =>
  (instrument?.fields[name]?.print ?? grouped)(value);

/** The codes of the contract, which the payment method shows. */
const OWN = ['number', 'reference'];

/** Returns the name of the code that the consumer enters to pay; undefined if none is known. */
export const mainOf = (
  instrument: Instrument | undefined,
  values: Readonly<Record<string, string>>,
): string | undefined => instrument?.main ?? (instrument?.shownBy ?? OWN).find((name) => values[name]);
