import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { inExample } from './in-example.js';
import { payingTests, paysIn } from './paying.js';

paysIn('react');

inExample('html', (shopping) => {
  payingTests(shopping);

  test('a step of the shop is shown for an action that the library does not know', async () => {
    const { page } = shopping;
    await page.goto(new URL('/own-step.html', page.url()).href);
    const step = page.locator('pay-action shop-match-number');
    await step.getByText('choose this number').waitFor();
    assert.equal(await step.locator('strong').textContent(), '47');
    assert.equal(await page.locator('pay-action').getByRole('alert').count(), 0);
  });
});
