import { expect } from '@open-wc/testing';
import type { PayError } from '../../src/errors.js';
import { nameOf, type Provider } from '../../src/providers/detect.js';
import { loadAdapter, type Adapter } from '../../src/providers/adapters.js';
import { loadAll, NAMES, VECTORS } from './adapters.js';
import { errorOf } from './check.js';

describe('every provider', () => {
  let adapters: Readonly<Record<Provider, Adapter>>;
  before(async () => (adapters = await loadAll()));

  for (const name of NAMES) {
    it(`${name}: at least 10 published objects, each with its source and licence`, () => {
      const vectors = VECTORS[name];
      expect(vectors.length).to.be.at.least(10);
      for (const { source, licence } of vectors)
        expect(/^https:\/\//.test(source) && licence.length > 2, source).to.equal(true);
    });

    it(`${name}: the adapters of the others name it`, () => {
      const wrong = VECTORS[name].flatMap(({ given }) =>
        NAMES.filter((other) => other !== name).flatMap((other) => {
          const error = errorOf(() => adapters[other](given)) as PayError | null;
          const expected = `expected an object of ${nameOf(other)}, but it looks like one of ${nameOf(name)}`;
          return error?.code === 'invalid-input' && error.message.includes(expected)
            ? []
            : [`${other}: ${error?.message}`];
        }),
      );
      expect(wrong).to.deep.equal([]);
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
