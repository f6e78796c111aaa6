import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { loadAdapter, type Adapter, type Provider } from '../../src/providers/adapters.js';
import { loadAll, NAMES, VECTORS } from './adapters.js';
import { check, errorOf } from './check.js';

describe('every provider', () => {
  let adapters: Readonly<Record<Provider, Adapter>>;
  before(async () => (adapters = await loadAll()));

  for (const name of NAMES) {
    for (const vector of VECTORS[name]) it(`${name}: ${vector.name}`, () => check(adapters[name], vector));

    it(`${name}: at least 10 published objects, each with its source and licence`, () => {
      const vectors = VECTORS[name];
      expect(vectors.length).to.be.at.least(10);
      for (const { source, licence } of vectors)
        expect(/^https:\/\//.test(source) && licence.length > 2, source).to.equal(true);
    });

    it(`${name}: the adapters of the others refuse it`, () => {
      const wrong = VECTORS[name].flatMap(({ given }) =>
        NAMES.filter((other) => other !== name).flatMap((other) => {
          const error = errorOf(() => adapters[other](given)) as PayError | null;
          const isRefused = error?.code === 'invalid-input' && error.message.includes(': expected an object of ');
          return isRefused ? [] : [`${other}: ${error?.message}`];
        }),
      );
      expect(wrong).to.deep.equal([]);
    });
  }
});

describe('what no element shows', () => {
  let adapters: Readonly<Record<Provider, Adapter>>;
  before(async () => (adapters = await loadAll()));

  const ODD = [[], [1], {}, { a: [{}] }, 1, -0.5, NaN, true, '', 'x', null, 'x'.repeat(70_000), 1n, () => 1];

  /** The fields of any provider that end in one that no element shows, or that no adapter reads. */
  const UNUSED = [
    ...[
      'additional_info',
      'additionalData',
      'captures',
      'connector_metadata',
      'custom_field1',
      'customer',
      'customer_id',
    ],
    ...['date_approved', 'description', 'descriptor', 'fraudResult', 'items', 'live_mode', 'livemode', 'metadata'],
    ...['paid_at', 'payer', 'settlement_time', 'shipping'],
  ];

  const outcomeOf = (adapter: Adapter, given: unknown) => {
    try {
      const { id, status, action, object } = adapter(given);
      const { amount = null } = adapter(given) as { amount?: string | null };
      return { id, status, action, object, amount };
    } catch (error) {
      return (error as PayError).message;
    }
  };

  for (const name of NAMES) {
    for (const field of UNUSED) {
      it(`${name}: is no reason to refuse an object: ${field}`, () => {
        for (const { given } of VECTORS[name]) {
          const expected = outcomeOf(adapters[name], given);
          for (const odd of ODD) {
            // Adyen documents a deadline in there, which is shown.
            if (field === 'additionalData' && 'additionalData' in (given as object)) continue;
            // A transfer to the account of payOS needs it as its text.
            if (field === 'description' && name === 'payos') continue;
            expect(outcomeOf(adapters[name], { ...(given as object), [field]: odd }), field).to.deep.equal(expected);
          }
        }
      });
    }

    it(`${name}: an empty list counts as missing, as PHP writes an empty object`, () => {
      const asPhp = (value: unknown): unknown => {
        if (value === null) return [];
        if (typeof value !== 'object') return value;
        if (Array.isArray(value)) return value.map(asPhp);
        const entries = Object.entries(value).map(([key, inner]) => [key, asPhp(inner)] as const);
        return entries.length ? Object.fromEntries(entries) : [];
      };
      for (const { given } of VECTORS[name])
        expect(outcomeOf(adapters[name], asPhp(given))).to.deep.equal(outcomeOf(adapters[name], given));
    });
  }
});

describe('an unknown provider', () => {
  it('is an error that lists the known ones', async () => {
    const adapter = await loadAdapter('paypal');
    const error = errorOf(() => adapter({})) as PayError;
    expect([error.code, error.message]).to.deep.equal(['unsupported-action', `provider: expected ${NAMES.join(', ')}`]);
  });

  for (const name of ['__proto__', 'constructor', 'toString'])
    it(`named ${name} is unknown, too`, async () => {
      const adapter = await loadAdapter(name);
      expect((errorOf(() => adapter({})) as PayError).code).to.equal('unsupported-action');
    });
});
