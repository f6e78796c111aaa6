/**
 * Each flow with only the keyboard. Every step checks the focused node as a screen reader gets it, the visibility of the
 * focus, and that no bar at the edge of the page covers it.
 */
import assert from 'node:assert/strict';
import type { Download, Page } from '@playwright/test';
import {
  appAction,
  boletoAction,
  byBoleto,
  mandate,
  payment,
  qrAction,
  transferAction,
  voucherAction,
} from '../support/samples.js';
import { json, openCheckout } from './assistive.js';
import { test } from './fixtures.js';

const BEFORE = 'button "Before"';
const AFTER = 'button "After"';

const action = (overrides: object, attributes = '') =>
  `<pay-action ${json('payment', payment(overrides))} ${attributes}></pay-action>`;

const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.describe('with only the keyboard', () => {
  test('a consumer stops an automatic redirect, and follows it later', async ({ demo }) => {
    const url = `${demo.url}/sandbox`;
    const to = new URL(url).host;
    const link = `link "Continue to ${to}" (You’ll finish on ${to}, then come back here.)`;
    const redirect = action({ action: { type: 'redirect_to_url', redirect_to_url: { url } } }, 'auto-redirect="600"');
    const { page, press, announces } = await openCheckout(demo, redirect);
    await press('Tab', BEFORE);
    await announces(`You’ll be redirected to ${to} in 600 seconds.`);
    await press('Tab', link);
    await press('Tab', 'button "Stay here"');
    await press('Enter', link);
    await announces('');
    await press('Tab', AFTER);
    await press('Shift+Tab', link);
    await page.keyboard.press('Enter');
    await page.waitForURL(url);
  });

  test('a consumer opens an app, and copies its link if the app does not open', async ({ demo }) => {
    const { page, press, focusIs, announces, matchesTree } = await openCheckout(demo, action({ action: appAction }));
    await press('Tab', BEFORE);
    await press('Tab', 'link "Open the app on this computer"');
    await matchesTree('app');
    // The browser's own dialog for a missing app would take the keys.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await press('Enter', 'link "Try again"');
    await announces('App didn’t open?');
    await focusIs('link "Try again"');
    await matchesTree('app-help');
    await press('Tab', 'button "Copy link"');
    await press('Space', 'button "Copy link"');
    await announces('App didn’t open? | Copied: link');
    assert.equal(await clipboard(page), 'wallet://pay?id=1');
    await press('Tab', AFTER);
  });

  test('a consumer enters a code: too short, wrong, and right', async ({ demo }) => {
    const responses = [
      { status: 400, body: { error: { type: 'invalid_request_error', code: 'otp_incorrect', message: '' } } },
      { body: mandate({ status: 'active', action: {} }) },
    ];
    const { page, press, focusIs, announces, matchesTree } = await openCheckout(
      demo,
      `<pay-action ${json('mandate', mandate())} base-url="/shop"></pay-action>`,
      { responses: { '/shop/v1/mandates/mdt_1/verify': () => responses.shift()! } },
    );
    const hint =
      'Enter the 6-digit code you received. We’ll check it when you’ve entered the last digit. Don’t share this code with anyone.';
    await press('Tab', BEFORE);
    await press('Tab', `textbox "One-time code" (${hint})`);
    await matchesTree('code');
    await page.keyboard.type('12');
    await press('Enter', `textbox "One-time code" (${hint}) [invalid]`);
    await announces('Enter all digits of the code.');
    await page.keyboard.type('3456');
    const wrong = 'Incorrect code. Check it and try again.';
    await announces(wrong);
    await focusIs(`textbox "One-time code" (${hint}) [invalid]`);
    await matchesTree('code-wrong');
    await press('Tab', 'button "Confirm"');
    await press('Tab', 'button "Send a new code (30 s)" [disabled]');
    await press('Tab', AFTER);
    await press('Shift+Tab', 'button "Send a new code (30 s)" [disabled]');
    await press('Shift+Tab', 'button "Confirm"');
    await press('Shift+Tab', `textbox "One-time code" (${hint} ${wrong}) [invalid]`);
    await page.keyboard.type('654321');
    // What has the focus is read, and is not announced as well.
    await focusIs('generic "Account linked"');
    await matchesTree('code-done');
    await press('Tab', AFTER);
  });

  test('a consumer copies the text of a QR code', async ({ demo }) => {
    const { data } = qrAction.display_qr_code;
    const { page, press, announces, matchesTree } = await openCheckout(demo, action({}));
    await press('Tab', BEFORE);
    await matchesTree('qr');
    await press('Tab', 'button "Copy payment code"');
    await press('Enter', 'button "Copy payment code"');
    await announces('Copied: payment code');
    assert.equal(await clipboard(page), data);
    await press('Tab', 'DisclosureTriangle "Save or print"');
    await page.keyboard.press('Enter');
    await press('Tab', 'button "Print"');
    await press('Tab', 'button "Save image"');
    await press('Tab', 'button "Save for printing"');
    await press('Tab', AFTER);
  });

  test('a consumer copies and saves a boleto', async ({ demo }) => {
    const { page, press, announces, matchesTree } = await openCheckout(demo, action(byBoleto));
    await press('Tab', BEFORE);
    await matchesTree('boleto');
    await press('Tab', 'button "Copy linha digitável"');
    await press('Enter', 'button "Copy linha digitável"');
    await announces('Copied: Linha digitável');
    assert.equal(await clipboard(page), boletoAction.display_details.number);
    await press('Tab', 'DisclosureTriangle "Save or print"');
    await page.keyboard.press('Enter');
    await press('Tab', 'button "Print"');
    await press('Tab', 'button "Save image"');
    const download: Promise<Download> = page.waitForEvent('download');
    await press('Enter', 'button "Save image"');
    assert.equal((await download).suggestedFilename(), 'boleto.png');
    await announces('Saved: boleto.png');
    await press('Tab', 'button "Save for printing"');
    await press('Tab', 'button "Show barcode"');
    await press('Tab', AFTER);
  });

  test('a consumer copies every detail of a bank transfer', async ({ demo }) => {
    const { page, press, announces, matchesTree } = await openCheckout(
      demo,
      action({
        payment_method: 'banktransfer_mx',
        action: transferAction,
        currency: 'MXN',
        currency_local: 'MXN',
        amount: '449.00',
      }),
    );
    await press('Tab', BEFORE);
    await matchesTree('transfer');
    const details = transferAction.display_details;
    for (const [name, value] of [
      ['CLABE', details.account_number],
      ['Exact amount', '449.00'],
      ['Beneficiary (beneficiario)', details.account_holder_name],
      ['Bank (banco)', details.bank_name],
      ['Reference (referencia)', details.reference],
      ['Bank code', details.bank_code],
      ['Branch', details.bank_branch_name],
      ['Branch code', details.bank_branch_code],
    ] as const) {
      const button = `button "Copy ${name === 'CLABE' ? name : name.toLowerCase()}"`;
      if (name === 'Exact amount') await press('Tab', 'button "Copy all"');
      if (name === 'Bank code') {
        await press('Tab', 'DisclosureTriangle "More bank details"');
        await page.keyboard.press('Enter');
      }
      await press('Tab', button);
      await press('Enter', button);
      await announces(`Copied: ${name}`);
      assert.equal(await clipboard(page), value);
    }
    await press('Tab', 'button "Print"');
    await press('Tab', AFTER);
  });

  test('a consumer opens and closes the full-screen voucher', async ({ demo }) => {
    const { page, press, announces, matchesTree } = await openCheckout(
      demo,
      action({
        payment_method: 'cashvoucher_mx',
        action: voucherAction,
        currency: 'MXN',
        currency_local: 'MXN',
        amount: '449.00',
      }),
      { hasTouch: true },
    );
    const show = 'button "Show to cashier"';
    await press('Tab', BEFORE);
    await matchesTree('voucher');
    await press('Tab', 'button "Copy reference"');
    await press('Tab', show);
    await press('Enter', 'button "Close"');
    await matchesTree('voucher-till', 'dialog');
    // Content behind the dialog is inert.
    await page.clock.setFixedTime('2026-11-21T12:55:00.500Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await announces('5 min left to pay.');
    await press('Escape', show);
    await announces('5 min left to pay.');
    await press('Space', 'button "Close"');
    await press('Enter', show);
    await press('Shift+Tab', 'button "Copy reference"');
    await page.keyboard.press('Enter');
    assert.equal(await clipboard(page), voucherAction.display_details.reference);
    await press('Tab', show);
    await press('Tab', 'button "Print"');
    await press('Tab', 'button "Save image"');
  });

  test('a consumer checks the current status, and the focus moves to the outcome', async ({ demo }) => {
    let response = payment();
    const { press, focusIs, announces, matchesTree } = await openCheckout(
      demo,
      `<pay-action src="/shop/payment"></pay-action>`,
      { responses: { '/shop/payment': () => ({ body: response }) } },
    );
    const check = 'button "I’ve paid"';
    await press('Tab', BEFORE);
    await matchesTree('polled');
    await press('Shift+Tab', 'nothing');
    await press('Shift+Tab', AFTER);
    await press('Shift+Tab', check);
    await press('Enter', check);
    await announces('Not confirmed yet. This can take a moment.');
    response = payment({ status: 'paid', paid: true, amount_paid: '10.50', reference: 'order-17' });
    await press('Enter', 'generic "Payment complete"');
    await focusIs('generic "Payment complete"');
    await matchesTree('paid');
    await press('Tab', 'button "Print"');
    await press('Tab', AFTER);
  });

  test('a consumer starts again after a failed payment', async ({ demo }) => {
    const { page, press, announces, matchesTree } = await openCheckout(
      demo,
      action({ status: 'failed', failure_code: 'insufficient_balance', action: null }),
    );
    await press('Tab', BEFORE);
    await announces('Payment failed');
    await matchesTree('failed');
    await press('Tab', 'button "Start again"');
    await page.evaluate(() =>
      addEventListener('pay-retry', () => document.querySelector('h1')!.setAttribute('data-retry', '')),
    );
    await press('Enter', 'button "Start again"');
    assert.equal(await page.locator('h1[data-retry]').count(), 1);
    await press('Tab', 'button "Choose another way to pay"');
    await press('Tab', AFTER);
  });

  test('a consumer fills in an address, and finds its errors through the summary', async ({ demo }) => {
    const { page, press, focusIs, matchesTree } = await openCheckout(
      demo,
      `<form action="/sandbox"><pay-customer-fields name="customer" payment-method="boleto_br"></pay-customer-fields>
        <button>Pay</button></form>`,
    );
    const taxId = 'textbox "CPF or CNPJ" (CPF for individuals, CNPJ for companies. Payments in Brazil require it.';
    await press('Tab', BEFORE);
    await matchesTree('customer');
    await press('Tab', `${taxId}) [required]`);
    await page.keyboard.type('52998224724');
    await press('Tab', 'textbox "Postal code (CEP) (optional)"');
    await press('Tab', 'textbox "Street and number" [required]');
    await press('Tab', 'textbox "Apartment, floor, district (optional)"');
    await press('Tab', 'textbox "City" [required]');
    await page.keyboard.type('Recife');
    await press('Tab', 'combobox "State"');
    await page.keyboard.type('Per');
    await press('Tab', 'button "Pay"');
    await press('Enter', 'group "Some fields are missing or incorrect:"');
    await matchesTree('customer-summary');
    const wrong = 'This CPF or CNPJ isn’t valid. Check every character.';
    await press('Tab', `button "${wrong}"`);
    await press('Enter', `${taxId} ${wrong}) [required] [invalid]`);
    await page.keyboard.press('Control+A');
    await page.keyboard.type('52998224725');
    await focusIs(`${taxId}) [required]`);
    await press('Shift+Tab', 'button "Street and number is required."');
    await press('Enter', 'textbox "Street and number" (Street and number is required.) [required] [invalid]');
    await page.keyboard.type('Rua das Flores, 100');
    await press('Tab', 'textbox "Apartment, floor, district (optional)"');
    await press('Shift+Tab', 'textbox "Street and number" [required]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox?*');
  });

  test('a consumer chooses a payment method', async ({ demo }) => {
    const methods = [
      'pix_br',
      { id: 'boleto_br', disabled: true, reason: 'Not for this amount.' },
      { id: 'ovo_id', description: 'At once.' },
      'card_ru',
    ];
    const { page, press, announces, matchesTree } = await openCheckout(
      demo,
      `<form action="/sandbox"><pay-methods name="method" required ${json('methods', methods)}></pay-methods>
        <button>Pay</button></form>`,
    );
    await press('Tab', BEFORE);
    await matchesTree('methods');
    await press('Tab', 'radio "Pix"');
    await press('Tab', 'button "Pay"');
    await press('Enter', 'radio "Pix"');
    await announces('Choose a payment method.');
    // A disabled method is skipped.
    await press('ArrowDown', 'radio "OVO" (At once.)');
    await announces('');
    await page.locator('pay-customer-fields [part=base]').waitFor();
    await matchesTree('methods-fields');
    const phone =
      'textbox "Phone number" (The phone number registered with your wallet, for example 0812 3456 7890.) [required]';
    await press('Tab', phone);
    await press('Shift+Tab', 'radio "OVO" (At once.)');
    await press('ArrowDown', 'radio "Card"');
    await press('Tab', 'button "Pay"');
    await press('Shift+Tab', 'radio "Card"');
    await press('ArrowUp', 'radio "OVO" (At once.)');
    await press('Tab', phone);
    await page.keyboard.type('081234567890');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox?*');
    const sent = Object.fromEntries(new URL(page.url()).searchParams);
    assert.deepEqual(sent, { method: 'ovo_id', customer: '{"phone":"+6281234567890"}' });
  });

  test('a consumer fills in a refund account', async ({ demo }) => {
    const { page, press, matchesTree } = await openCheckout(
      demo,
      `<form action="/sandbox"><pay-refund-account name="extra" payment-method="boleto_br"></pay-refund-account>
        <button>Send</button></form>`,
    );
    await press('Tab', BEFORE);
    await matchesTree('refund');
    await press('Tab', 'textbox "Account holder" [required]');
    await page.keyboard.type('Ana Souza');
    await press('Tab', 'combobox "Bank" (Its name or 3-digit code, for example Itaú or 341.) [required]');
    await page.keyboard.type('Itau');
    await press('Tab', 'textbox "Branch (agência)" [required]');
    await page.keyboard.type('0123');
    await press('Tab', 'textbox "Account number" (Include the check digit, for example 12345-6.) [required]');
    await page.keyboard.type('12345-6');
    await press('Tab', 'combobox "Account type"');
    await page.keyboard.press('ArrowDown');
    await press('Shift+Tab', 'textbox "Account number" (Include the check digit, for example 12345-6.) [required]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/sandbox?*');
  });
});

test.describe('accessibility trees of steps without controls', () => {
  const redirect = { type: 'redirect_to_url', redirect_to_url: { url: 'https://bank.example.com/' } };
  for (const [name, body] of [
    ['redirect', action({ action: redirect })],
    ['redirect-counting', action({ action: redirect }, 'auto-redirect="600"')],
    ['waiting', action({ action: {} })],
    ['expired', action({ status: 'expired', action: {} })],
    ['unusable', action({ action: { type: 'verify_face' } })],
  ] as const) {
    test(`${name} has the expected accessibility tree`, async ({ demo }) => {
      const { matchesTree } = await openCheckout(demo, body);
      await matchesTree(name);
    });
  }
});

test.describe('accessibility trees in Arabic', () => {
  for (const [name, body] of [
    ['qr', action({})],
    ['code', `<pay-action ${json('mandate', mandate())}></pay-action>`],
    ['failed', action({ status: 'failed', action: null })],
    ['refund', '<form><pay-refund-account name="extra" payment-method="boleto_br"></pay-refund-account></form>'],
    [
      'methods',
      `<form><pay-methods ${json('methods', ['pix_br', 'banktransfer_mx', 'card_ru'])}></pay-methods></form>`,
    ],
  ] as const) {
    test(`${name} has the expected accessibility tree`, async ({ demo }) => {
      const { matchesTree } = await openCheckout(demo, body, { lang: 'ar' });
      await matchesTree(`${name}.ar`);
    });
  }
});
