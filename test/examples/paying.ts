/** Tests for every example. */
import assert from 'node:assert/strict';
import { test } from '@playwright/test';
import { inExample, type Shopping } from './in-example.js';

export function paysIn(name: string): void {
  inExample(name, payingTests);
}

export function payingTests(shopping: Shopping): void {
  const { choose, consumer, printed } = shopping;
  const seesStatus = (text: string) =>
    shopping.page.locator('[role=status], #status').filter({ hasText: text }).first().waitFor();
  /** The page learns the outcome by polling, the backend by webhook. */
  const thanks = async (delivery: string) => {
    await seesStatus('Thank you! Your order is on its way.');
    await printed.until(delivery);
    assert.equal(printed.times(delivery), 1);
  };

  test('a consumer pays by QR code, and the shop confirms the payment', async () => {
    const id = await choose('Pix');
    await shopping.page.locator('pay-qr [part=code] svg').first().waitFor();
    await consumer('POST', `/sandbox/payments/${id}/pay`);
    await thanks(`Deliver: ${id} is paid.`);
  });

  test('a consumer pays a boleto, and the shop confirms the payment', async () => {
    const id = await choose('Boleto');
    await shopping.page.locator('pay-boleto-details [part~=barcode]').first().waitFor();
    await consumer('POST', `/sandbox/payments/${id}/pay`);
    await thanks(`Deliver: ${id} is paid.`);
  });

  test('a consumer links a wallet with a one-time code', async () => {
    const id = await choose('GoPay');
    const { otp } = await consumer('GET', `/sandbox/otps/${id}`);
    await shopping.page.locator('pay-otp-verify input').fill(otp!);
    await thanks(`Deliver: ${id} is active.`);
  });

  test('the shop shows that a payment was declined, and the consumer starts again', async () => {
    const id = await choose('Pix');
    await consumer('POST', `/sandbox/payments/${id}/decline`);
    await seesStatus('Your order is not paid');
    await shopping.page.getByRole('button', { name: 'Start again' }).click();
    assert.notEqual(await choose('Pix'), id);
  });
}
