/** The elements as one classic script: on pages without modules, and in languages that are not built in. */
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { payment, qrAction } from '../support/samples.js';
import { startHost, type Host } from './host.js';
import { CLASSIC, page as answerPage, html } from './server.js';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const STEPS = '<div lang="de"><pay-otp-verify mandate-id="mdt_1"></pay-otp-verify></div><pay-qr data="HELLO"></pay-qr>';

const script = readFileSync(join(DIST, 'pay-elements.all.js'), 'utf8');
const ACTION = '<pay-action src="/payments/pm_1"></pay-action>';
/** Sets the text of the script by `run`, which a page writes instead of a tag for it. */
const byScript = (run: string) =>
  `<script>fetch('/wp-cache/combined.js').then((r) => r.text()).then((text) => {${run}})</script>`;
/** Ways to put the script on a page that leave the files beside it behind. */
const MOVED: Readonly<Record<string, string>> = {
  'combined with others': '<script src="/wp-cache/combined.js"></script>',
  inlined: `<script>${script.replaceAll('</script', '<\\/script')}</script>`,
  evaluated: byScript('(0, eval)(text)'),
  'a blob': byScript(
    `document.body.append(Object.assign(document.createElement('script'), { src: URL.createObjectURL(new Blob([text])) }))`,
  ),
  // Another origin for the browser, and the same server.
  'of another origin, without crossorigin': '<script src="http://localhost:PORT/dist/pay-elements.all.js"></script>',
};
/** The number of polls that the service answers before the payment is paid. */
const PENDING = 2;
let polls = 0;

const folder = mkdtempSync(join(tmpdir(), 'pay-classic-'));
let host: Host;
test.beforeAll(async ({ browser }) => {
  host = await startHost(browser, {
    '/pay': answerPage(CLASSIC + STEPS),
    '/added': answerPage(`${CLASSIC}<script>
      PayElements.addLanguage('de', { otpLabel: 'Geheimzahl' });
    </script>${STEPS}`),
    '/wp-cache/combined.js': ({ response }) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(`var shop = 1;\n;${script}`),
    '/moved': ({ request, response }) => {
      const { searchParams, port } = new URL(request.url!, `http://${request.headers.host}`);
      const moved = MOVED[searchParams.get('way')!]!.replace('PORT', port);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html(ACTION + moved));
    },
    '/payments/pm_1': ({ json }) =>
      json(
        200,
        payment({ time_expired: null, ...(++polls > PENDING ? { status: 'paid', action: {} } : { action: qrAction }) }),
      ),
  });
});
test.afterAll(async () => {
  await host.close();
  rmSync(folder, { recursive: true, force: true });
});

test.describe('the classic script', () => {
  test('lazy-loads a language from its own folder', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/pay`);
    await page.getByLabel('Einmalcode').waitFor();
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  test('uses a language that the page adds', async () => {
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/added`);
    await page.getByLabel('Geheimzahl').waitFor();
    await page.context().close();
    assert.deepEqual(problems, []);
  });

  test('with everything inside works in English on a page that is opened as a file, where browsers load no modules', async () => {
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

  test('with everything inside is ASCII, which a page in any encoding reads alike', () => {
    assert.match(script, /^\p{ASCII}+$/u);
  });

  for (const way of Object.keys(MOVED)) {
    test(`${way}: notices that a payment is paid, without a file beside it`, async () => {
      polls = 0;
      const { page, problems } = await host.open();
      await page.addInitScript(() => {
        const seen: string[] = ((globalThis as { seen?: string[] }).seen = []);
        for (const type of ['pay-complete', 'pay-fail', 'pay-error'])
          addEventListener(type, (event) => {
            const { code, message } = event as { code?: string; message?: string };
            seen.push([type, code, message].filter(Boolean).join(' '));
          });
      });
      await page.route(/\/(chunks|locales)\//, (route) => route.fulfill({ status: 404 }));
      await page.goto(`${host.url}/moved?way=${encodeURIComponent(way)}`);
      await page.locator('pay-qr [part=code] svg').waitFor();
      await page.getByRole('button', { name: 'I’ve paid' }).waitFor();
      await page.getByText('Payment complete').waitFor();
      const seen = await page.evaluate(() => (globalThis as { seen?: string[] }).seen);
      await page.context().close();
      assert.deepEqual(seen, ['pay-complete']);
      assert.deepEqual(problems, []);
    });
  }
});
