/** The names of payment methods in the log: those of the sandbox, and those that the adapters of providers give. */
import { expect } from '@open-wc/testing';
import { METHODS as SANDBOX } from '../../sandbox/src/methods.js';
import { Context } from '../../src/log/context.js';
import { COUNTRIES } from '../../src/providers/local-methods.js';
import { NAMES, VECTORS } from '../providers/adapters.js';

const published = NAMES.flatMap((name) =>
  VECTORS[name].map(({ expected }) => ('payment_method' in expected ? expected.payment_method : null)),
);

describe('the log names', () => {
  for (const [from, methods] of Object.entries({
    'the sandbox': [...SANDBOX.keys()],
    'adapters, for the published objects': published,
    'adapters, for methods of one country': Object.entries(COUNTRIES).map((both) => both.join('_')),
  }))
    it(`every method of ${from}`, () => {
      const unknown = methods.filter((payment_method) => {
        const context = new Context(document.createElement('pay-action'), 0);
        context.learn({ payment_method });
        return context.entry({ event: 'ready' }, document.body, 0).method === 'other';
      });
      expect(methods.length).to.be.at.least(10);
      expect(unknown).to.deep.equal([]);
    });
});
