/** The elements as one classic script: on pages without modules, and in languages that are not built in. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startHost, type Host } from './host.js';
import { CLASSIC, page as answerPage, html } from './server.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const STEPS = '<div lang="de"><pay-otp-verify mandate-id="mdt_1"></pay-otp-verify></div><pay-qr data="HELLO"></pay-qr>';

const folder = mkdtempSync(join(tmpdir(), 'pay-classic-'));
let host: Host;
before(async () => {
  host = await startHost({
    '/pay': answerPage(CLASSIC + STEPS),
    '/added': answerPage(`${CLASSIC}<script>
      PayElements.addLanguage('de', { otpLabel: 'Geheimzahl' });
    </script>${STEPS}`),
  });
});
after(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the classic script', () => {
  it('lazy-loads a language from its own folder', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/pay`);
    await page.getByLabel('Einmalcode').waitFor();
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  it('uses a language that the page adds', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/added`);
    await page.getByLabel('Geheimzahl').waitFor();
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  it('with everything inside works in English on a page that is opened as a file, where browsers load no modules', async () => {
    const file = join(folder, 'page.html');
    const script = pathToFileURL(join(DIST, 'pay-elements.all.js')).href;
    writeFileSync(file, html(`<script src="${script}"></script>${STEPS}`));
    const { page, problems } = await host.open();
    await page.goto(pathToFileURL(file).href);
    await page.locator('pay-qr [part=code] svg').waitFor();
    await page.getByLabel('One-time code').waitFor();
    await page.context().close();
    assert.deepEqual(problems, []);
  });
});
