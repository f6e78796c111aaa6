import { expect } from '@open-wc/testing';
import { loadAll, NAMES } from './adapters.js';
import { documentedTypes } from './documented.js';

describe('the documented types of steps', () => {
  it('are as many as docs/providers.md says, and those that no element shows are listed', async () => {
    const response = await fetch('/docs/providers.md');
    expect(response.ok).to.equal(true);
    const rows = (await response.text())
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .filter(([, , count]) => /^\d+ \/ \d+$/.test(count ?? ''))
      .map(([, , count, refused]) => [count, refused]);
    const expected = documentedTypes(await loadAll()).map(([, { right, wrong }]) => [
      `${right.length} / ${right.length + wrong.length}`,
      wrong.map((type) => `\`${type}\``).join(', '),
    ]);
    expect(rows).to.deep.equal(expected);
    expect(rows.length).to.equal(NAMES.length);
  });
});
