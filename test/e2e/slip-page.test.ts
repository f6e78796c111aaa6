/** The page of a payment (docs/slips.md): readable without scripts, and polling once its script has run. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { boleto, pix } from '../slips/payments.js';
import { bundle } from './hydrating-bundle.js';
import { startHost, type Host } from '../trust/host.js';
import type { Exchange } from '../trust/server.js';

const ESM = fileURLToPath(new URL('../../dist/esm', import.meta.url));
const LATER = '2126-11-21T13:00:00+00:00';

const content =
  (type: string, text: string) =>
  ({ response }: Exchange) =>
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(text);

let host: Host;
let status = 'created';
test.beforeAll(async ({ browser }) => {
  // eslint-disable-next-line no-unsanitized/method -- a file of this project
  const { slipPage } = (await import(join(ESM, 'slips/page.js'))) as typeof import('../../src/slips/page.js');
  const common = { script: '/app/app.js', stylesheets: ['/dist/pay-elements.css'], merchant: 'Loja <Açaí>' };
  const src = '/merchant/v1/payments/pm_123';
  const open = { ...pix, time_expired: LATER, metadata: { note: 'secret-note' }, customer_id: 'cus_secret' };
  const paid = { ...pix, status: 'paid', action: null };
  host = await startHost(browser, {
    ...Object.fromEntries((await bundle()).map(([name, code]) => [`/app/${name}`, content('text/javascript', code)])),
    '/pix': content('text/html', await slipPage(open, { ...common, src, lang: 'pt-BR' })),
    '/boleto': content('text/html', await slipPage({ ...boleto, time_expired: LATER }, { ...common, src, lang: 'he' })),
    '/paid': content('text/html', await slipPage(paid, { ...common, src, lang: 'en' })),
    '/late': content(
      'text/html',
      await slipPage({ ...boleto, time_expired: '2020-01-01T00:00:00Z' }, { ...common, src, lang: 'en' }),
    ),
    [src]: ({ json }) => json(200, status === 'paid' ? paid : open),
  });
});
test.afterAll(() => host.close());

test.describe('the page of a slip', () => {
  for (const [path, lang, dir, shown] of [
    ['/pix', 'pt-BR', 'ltr', ['br.gov.bcb.pix', 'R$ 129,90', 'Loja <Açaí>']],
    ['/boleto', 'he', 'rtl', ['34191.75579 52144.832939']],
    ['/paid', 'en', 'ltr', ['Payment complete']],
    ['/late', 'en', 'ltr', ['The time to pay']],
  ] as const) {
    test(`${path} is readable without scripts`, async () => {
      const { page, problems } = await host.open({ javaScriptEnabled: false });
      await page.goto(host.url + path);
      for (const text of shown) await page.getByText(text).first().waitFor();
      assert.deepEqual(await page.locator('html').evaluate(({ lang, dir }: HTMLElement) => [lang, dir]), [lang, dir]);
      assert.doesNotMatch(await page.content(), /secret/);
      await page.context().close();
      assert.deepEqual(problems, []);
    });
  }

  test('polls, and shows the outcome', async () => {
    status = 'created';
    const { page, problems } = await host.open();
    await page.goto(`${host.url}/pix`);
    await page.locator('pay-qr [part=code] svg').waitFor();
    status = 'paid';
    await page.getByText('Pagamento concluído').first().waitFor();
    await page.context().close();
    assert.deepEqual(problems, []);
  });
});
