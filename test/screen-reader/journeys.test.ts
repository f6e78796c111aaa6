/** What a consumer hears who pays by keyboard. Responses come after the sentence that precedes them, as over a network. */
import type { Page, Route } from '@playwright/test';
import { test } from './fixtures.js';
import { BOLETO, checkout, json, linking, mandate, PAID, paying, payment, READ, VOUCHER } from './steps.js';

/** Holds the requests for a path. @returns a function that answers the next one */
async function hold(page: Page, path: string) {
  const held: Route[] = [];
  let arrived = () => {};
  await page.route(path, (route) => {
    held.push(route);
    arrived();
  });
  return async (body: object, status = 200) => {
    if (!held.length) await new Promise<void>((resolve) => (arrived = resolve));
    await held.shift()!.fulfill({ status, json: body });
  };
}

const refusal = (code: string) => ({ error: { type: 'invalid_request_error', code, message: '' } });

test.describe('a consumer hears', () => {
  test('that a code is wrong, and the next one is right @smoke', async ({ open }) => {
    const { page, key, types, hears, matches } = await open(linking());
    const answer = await hold(page, '**/verify');
    await key('Tab', 'One-time code');
    await types('123456', 'Checking');
    await answer(refusal('otp_incorrect'), 400);
    await hears('Incorrect code');
    await types('654321', 'Checking');
    await answer(mandate({ status: 'active', action: {} }));
    await hears('Account linked');
    await key('Tab', 'After');
    matches('journey-code');
  });

  test('that there were too many wrong codes', async ({ open }) => {
    const { page, key, types, hears, matches } = await open(linking());
    const answer = await hold(page, '**/verify');
    await key('Tab', 'One-time code');
    await types('123456', 'Checking');
    await answer(refusal('otp_attempts_exceeded'), 400);
    await hears('Couldn’t link');
    await key('Tab');
    matches('journey-locked');
  });

  test('that a code was copied @smoke', async ({ open }) => {
    const { key, matches } = await open(paying());
    await key('Tab', 'Copy payment code');
    await key('Return', 'Copied');
    await key('Tab', 'Save or print');
    matches('journey-copied');
  });

  test('that a payment is not confirmed yet, and then that it is', async ({ open }) => {
    const { page, key, hears, matches } = await open(
      '<pay-action merchant="Norte Coffee" src="/shop/payment"></pay-action>',
      {
        responses: { '/shop/payment': () => ({ body: payment() }) },
      },
    );
    const answer = await hold(page, '**/shop/payment');
    await key('Tab Tab Tab', 'I’ve paid');
    await key('Return', 'Checking');
    await answer(payment());
    await hears('Not confirmed yet');
    await key('Return', 'Checking');
    await answer(payment(PAID));
    await hears('Payment complete');
    await key('Tab');
    matches('journey-paid');
  });

  test('which fields of a form are missing or wrong', async ({ open }) => {
    const { key, types, matches } = await open(
      '<form><pay-customer-fields payment-method="boleto_br"></pay-customer-fields><button>Pay</button></form>',
    );
    await key('Tab', 'CPF');
    await types('52998224724');
    await key('Tab Tab Tab Tab Tab Tab', 'Pay');
    await key('Return', 'missing');
    await key('Tab', 'valid');
    await key('Return', 'CPF');
    await key('BackSpace');
    await types('5');
    await key('Tab');
    matches('journey-form');
  });

  test('that a method must be chosen', async ({ open }) => {
    const methods = [
      'pix_br',
      { id: 'ovo_id', description: 'At once.' },
      { id: 'card_ru', disabled: true, reason: 'Not today.' },
    ];
    const { key, matches } = await open(
      `<form><pay-methods required ${json('methods', methods)}></pay-methods><button>Pay</button></form>`,
    );
    await key('Tab', 'Pix');
    await key('Tab', 'Pay');
    await key('Return', 'Choose a payment method');
    matches('journey-methods');
  });

  test('the screen for the cashier', async ({ open }) => {
    const { key, matches } = await open(paying(VOUCHER), { hasTouch: true });
    await key('Tab', 'Copy reference');
    await key('Tab', 'Show to cashier');
    await key('Return', 'Close');
    await key('Escape');
    matches('journey-cashier');
  });

  test('what else a boleto can be: printed or saved', async ({ open }) => {
    const { key, matches } = await open(paying(BOLETO));
    await key('Tab', 'Copy');
    await key('Tab', 'Save or print');
    await key('Return');
    await key('Tab', 'Print');
    await key('Tab', 'Save image');
    matches('journey-save');
  });

  test('that the bank’s page does not open', async ({ open }) => {
    const { page, key, hears, matches } = await open(READ.redirect!);
    await page.route('https://bank.example.com/', () => {});
    await key('Tab', 'Continue');
    await key('Return', 'Redirecting');
    await hears('didn’t open');
    matches('journey-redirect');
  });

  test('another way to pay', async ({ open }) => {
    const { key, matches } = await open('<pay-checkout src="/shop/checkout"></pay-checkout>', {
      responses: { '/shop/checkout': () => ({ body: checkout({ current: payment({ amount: '129.90' }) }) }) },
    });
    await key('Tab Tab Tab', 'I’ve paid');
    await key('Tab', 'another way');
    await key('Return', 'don’t pay again');
    await key('Tab');
    await key('Tab', 'Pix');
    matches('journey-another-way');
  });

  test('the whole checkout, from the order to the result', async ({ open }) => {
    const { page, key, hears, matches } = await open('<pay-checkout src="/shop/checkout"></pay-checkout>', {
      responses: { '/shop/checkout': () => ({ body: checkout() }) },
    });
    const answer = await hold(page, '**/shop/checkout');
    await key('Tab', 'Pix');
    await key('Tab', 'Pay');
    await key('Return');
    await answer(checkout({ current: payment({ amount: '129.90' }), version: '2' }));
    await hears('Your payment');
    await key('Tab Tab Tab', 'I’ve paid');
    await key('Return', 'Checking');
    await answer(checkout({ current: payment({ ...PAID, amount: '129.90', amount_paid: '129.90' }), version: '3' }));
    await hears('Payment complete');
    await key('Tab', 'Print');
    matches('journey-checkout');
  });
});
