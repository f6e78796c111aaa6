import { expect } from '@open-wc/testing';
import { knownMethod } from '../../src/domain/payment-method.js';
import { COUNTRIES } from '../../src/providers/local-methods.js';
import { loadAll, NAMES, VECTORS } from './adapters.js';
import { PUBLISHED } from './published.js';

describe('the methods that adapters emit', () => {
  it('have a title and a mark of their own: none shows its identifier', async () => {
    const adapters = await loadAll();
    const emitted = NAMES.flatMap((name) =>
      [...VECTORS[name].map(({ given }) => given), ...PUBLISHED[name].map((published) => published.in)].map((given) => {
        try {
          return adapters[name](given).payment_method;
        } catch {
          return null;
        }
      }),
    );
    const local = Object.entries(COUNTRIES).map(([method, country]) => `${method}_${country}`);
    const methods = new Set([...emitted, ...local].filter((method) => method !== null));
    expect(methods.size).to.be.above(80);
    const unknown = [...methods].filter((method) => {
      const { kind, mark } = knownMethod(method);
      return !kind && mark === 'cash';
    });
    expect(unknown).to.deep.equal([]);
  });
});
