import { expect } from '@open-wc/testing';
import { LENGTH, LIMIT_MS, READERS, slowTexts, TEXTS } from '../support/time-limits.js';
import { many, reportAttack } from '../support/attack-report.js';

describe('parsers and formatters stay fast on every text', () => {
  for (const [name, read] of Object.entries(READERS)) {
    it(`${name}: each text in less than ${LIMIT_MS} ms`, async function () {
      this.timeout(60_000);
      expect(await slowTexts(read)).to.deep.equal([]);
    });
  }

  after(() =>
    reportAttack(
      `${Object.keys(TEXTS).length} texts of ${many(LENGTH)} characters, in ${Object.keys(READERS).length} parsers and formatters, in each engine`,
      `each in less than ${LIMIT_MS} ms`,
    ),
  );
});
