/** The module of `pay-elements/nuxt` in a Nuxt application: its build, its server, and the page in a browser. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { inExample } from '../in-example.js';
import { payingTests } from '../paying.js';

inExample('nuxt', (shopping) => {
  payingTests(shopping);

  test('the server renders the page with its texts, and the tags with their attributes', async () => {
    const { origin } = new URL(shopping.page.url());
    assert.match(await (await fetch(origin)).text(), /<pay-methods [^>]*name="method"[^>]*methods="\[&quot;pix_br/);
    const id = await shopping.choose('Pix');
    const html = await (await fetch(shopping.page.url())).text();
    assert.match(html, /Order 1001: BRL 129\.90<\/p>/);
    assert.match(html, new RegExp(`<pay-action base-url="/api" src="/api/payments/${id}" payment-method="pix_br">`));
  });

  test('the page hydrates, and shows the step again', async () => {
    const id = await shopping.choose('Pix');
    await shopping.page.reload();
    await shopping.page.locator('pay-qr [part=code] svg').first().waitFor();
    assert.match(shopping.page.url(), new RegExp(`${id}$`));
  });
});
