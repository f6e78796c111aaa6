/** The hashes of dist/sri.json, as a page uses them (docs/security.md). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { tried } from '../support/tried.js';
import { startHost, type Host } from './host.js';
import { page as answerPage } from './server.js';

const hashes = JSON.parse(readFileSync(new URL('../../dist/sri.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const chunk = Object.keys(hashes).find((name) => name.startsWith('pay-otp-verify-'))!;
const integrity = Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [`/dist/${name}`, hash]));
const PAGE = `<script type="importmap">${JSON.stringify({ integrity })}</script>
<script type="module" src="/dist/pay-elements.js" integrity="${hashes['pay-elements.js']}"></script>
<pay-action mandate-id="mdt_1" action='{"type":"verify_otp"}'></pay-action>`;

let host: Host;
before(async () => void (host = await startHost({ '/pay': answerPage(PAGE) })));
after(() => host.close());

describe('a page with the hashes', () => {
  after(() =>
    tried('the script, and a part of it, with one line more', 'neither runs; that the part is missing is said'),
  );
  it('loads what was built', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/pay`);
    await page.getByLabel('One-time code').waitFor();
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  for (const [what, name] of [
    ['the script', 'pay-elements.js'],
    ['what it loads', chunk],
  ] as const) {
    it(`does not run ${what} when one byte of it is another`, async () => {
      const { page } = await host.open();
      await page.route(`**/${name}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: `${await response.text()}\nglobalThis.tampered = true;` });
      });
      const refused = page.waitForEvent('console', (message) => message.text().includes("'integrity'"));
      await page.goto(`${host.url}/pay`);
      await refused;
      assert.equal(await page.evaluate('globalThis.tampered'), undefined);
      assert.equal(await page.getByLabel('One-time code').count(), 0);
      // A step that did not come is said; without the script there is nobody to say it.
      if (name === chunk) await page.getByText('No internet connection').waitFor();
      await page.context().close();
    });
  }
});
