/** Examples with a long installation. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { PAGES } from '../../../scripts/serve/examples/examples.mjs';
import { inExample } from '../in-example.js';
import { payingTests, paysIn } from '../paying.js';

paysIn('vue');
paysIn('svelte');
paysIn('angular');

inExample('next', (shopping) => {
  payingTests(shopping);

  test('the server renders the page with its texts, and the tag with its attributes', async () => {
    const id = await shopping.choose('Pix');
    const html = await (await fetch(shopping.page.url())).text();
    assert.match(html, /<p>Order 1001: (<!-- -->)?BRL 129\.90<\/p>/);
    assert.match(html, new RegExp(`<pay-action src="/api/payments/${id}" base-url="/api" payment-method="pix_br">`));
  });

  test('a consumer places an order without scripts', async () => {
    const page = await shopping.page.context().browser()!.newPage({ javaScriptEnabled: false });
    await page.goto(shopping.page.url());
    await page.getByRole('radio', { name: 'Pix' }).check();
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL('**/pay/payments/pm_*');
    assert.equal(await page.locator('pay-action').count(), 1);
    await page.close();
  });
});

/** The development server of Next.js reports differences between the server's markup and the browser's. */
const development = PAGES.next!.server!.map((argument) => (argument === 'start' ? 'dev' : argument));

inExample(
  'next',
  (shopping) => {
    test('the page hydrates without a warning', async () => {
      await shopping.choose('Pix');
      await shopping.page.reload();
      await shopping.page.locator('pay-qr [part=code] svg').first().waitFor();
    });
  },
  development,
);
