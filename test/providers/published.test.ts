import { expect } from '@open-wc/testing';
import type { Adapter, Provider } from '../../src/providers/adapters.js';
import { loadAll, NAMES } from './adapters.js';
import { problemsOf, PUBLISHED } from './published.js';

describe('the objects that providers publish', () => {
  let adapters: Readonly<Record<Provider, Adapter>>;
  before(async () => (adapters = await loadAll()));

  it('are all here', () => {
    expect(NAMES.reduce((sum, name) => sum + PUBLISHED[name].length, 0)).to.equal(114);
  });

  for (const name of NAMES)
    PUBLISHED[name].forEach((published, index) =>
      it(`${name} ${index}: ${published.source}`, () =>
        expect(problemsOf(adapters[name], published)).to.deep.equal([])),
    );
});
