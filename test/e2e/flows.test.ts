import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { events, waitForEvent, pay } from './demo.js';
import { test } from './fixtures.js';

const count = (names: string[], name: string) => names.filter((one) => one === name).length;

test.describe('the shop with the sandbox', () => {
  test('shows a QR code, and completes once when it is paid in another tab', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'pix_br');
    const tab = await page.context().newPage();
    await tab.goto(`${demo.url}/sandbox`);
    const row = tab.getByRole('row').filter({ hasText: id });
    await row.getByRole('button', { name: 'Mark as paid' }).click();
    await row.getByText('paid', { exact: true }).waitFor();
    await tab.close();
    await waitForEvent(page, 'pay-complete');
    await page.getByText('Payment complete').waitFor();
    assert.deepEqual(await events(page), ['pay-status', 'pay-ready', 'pay-status', 'pay-complete']);
  });

  for (const [button, event, text] of [
    ['Approve', 'pay-complete', 'Payment complete'],
    ['Decline', 'pay-fail', 'Payment cancelled'],
  ] as const) {
    test(`redirects to the bank, and reports ${event} after “${button}”`, async ({ demo }) => {
      const { page } = await demo.open();
      const id = await pay(page, demo.url, 'ewallet_kr');
      await page.getByRole('link', { name: `Continue to ${new URL(demo.url).host}` }).click();
      await page.waitForURL(`**/sandbox/bank/${id}`);
      await page.getByRole('button', { name: button }).click();
      await page.waitForURL(`${demo.url}/own?payment_id=${id}`);
      await waitForEvent(page, event);
      await page.getByText(text).waitFor();
      const names = await events(page);
      assert.equal(count(names, 'pay-complete') + count(names, 'pay-fail'), 1);
    });
  }

  test('works after the back button returned from the bank', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'card_ru');
    const link = page.getByRole('link', { name: /^Continue to/ });
    await link.click();
    await page.waitForURL('**/sandbox/bank/**');
    await page.goBack();
    await link.waitFor();
    assert.equal(await page.getByText(/^Redirecting to/).count(), 0);
    await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
    await waitForEvent(page, 'pay-complete');
  });

  test('refuses a wrong code, completes with the right one, and leaks neither', async ({ demo }) => {
    const { page, console: logged } = await demo.open();
    const bodies: string[] = [];
    const urls: string[] = [];
    page.on('request', (request) => {
      urls.push(request.url());
      const body = request.postData();
      if (body) bodies.push(`${new URL(request.url()).pathname} ${body}`);
    });
    const id = await pay(page, demo.url, 'ewallet_id');
    // Records every event with its detail, except the event that may carry the code.
    await page.evaluate(() => {
      const details: string[] = [];
      Object.assign(window, { details });
      for (const name of [
        'ready',
        'redirect',
        'otp-resend',
        'copied',
        'status',
        'error',
        'complete',
        'fail',
        'warning',
      ]) {
        addEventListener(`pay-${name}`, (event) => details.push(JSON.stringify((event as CustomEvent).detail)));
      }
    });
    const { otp: right } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    const wrong = right === '736251' ? '736252' : '736251';
    const input = page.getByRole('textbox', { name: 'One-time code' });
    await input.pressSequentially(wrong);
    await page.getByText('Incorrect code').waitFor();
    assert.ok(await input.evaluate((node) => node.matches(':focus')));
    await input.pressSequentially(right!);
    await waitForEvent(page, 'pay-complete');
    await page.getByText('Account linked').waitFor();

    const places = await page.evaluate(() => {
      const trees: string[] = [];
      const walk = (root: ParentNode) => {
        for (const node of root.querySelectorAll('*')) {
          trees.push(node.outerHTML);
          if (node.shadowRoot) walk(node.shadowRoot);
        }
      };
      walk(document);
      return [
        ...trees,
        location.href,
        document.cookie,
        JSON.stringify({ ...localStorage, ...sessionStorage }),
        JSON.stringify(performance.getEntries()),
        JSON.stringify(history.state),
        ...(window as unknown as { details: string[] }).details,
      ];
    });
    for (const code of [wrong, right!]) {
      for (const place of [...places, ...logged, ...urls])
        assert.ok(!place.includes(code), `found in ${place.slice(0, 200)}`);
      assert.deepEqual(
        bodies.filter((body) => body.includes(code)),
        [`/merchant/v1/mandates/${id}/verify {"otp":"${code}"}`],
      );
    }
  });

  test('fails once after five wrong codes', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'ewallet_id');
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    const input = page.getByRole('textbox', { name: 'One-time code' });
    for (let attempt = 1; attempt <= 5; attempt++) {
      // A poll may report the final status before the last code gets its response; the request is then aborted.
      const sent = page.waitForRequest('**/verify');
      await input.pressSequentially(otp === '000000' ? '000001' : '000000');
      await sent;
      await page.getByText(attempt < 5 ? 'Incorrect code' : /Couldn’t link/).waitFor();
    }
    assert.equal(count(await events(page), 'pay-fail'), 1);
  });

  test('shows a bank transfer with all its details, and completes when it is paid', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'banktransfer_mx');
    const payment = (await (await fetch(`${demo.url}/merchant/payments/${id}`)).json()) as {
      action: { display_details: Record<string, string> };
    };
    const values = await page.locator('pay-bank-transfer [part=value]').allTextContents();
    // The account number is the first value, then the amount.
    const [amount] = values.splice(1, 1);
    assert.deepEqual(
      values.map((text) => (/^[\d ]+$/.test(text) ? text.replaceAll(' ', '') : text)).sort(),
      Object.values(payment.action.display_details).sort(),
    );
    assert.equal(amount, 'MX$449.00');
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await waitForEvent(page, 'pay-complete');
  });

  for (const [method, tag] of [
    ['boleto_br', 'pay-boleto-details'],
    ['cashvoucher_mx', 'pay-cash-voucher'],
  ] as const) {
    test(`shows ${tag} with its barcode, copies its digits, and completes when it is paid`, async ({ demo }) => {
      const { page } = await demo.open({ permissions: ['clipboard-read', 'clipboard-write'] });
      const id = await pay(page, demo.url, method);
      const payment = (await (await fetch(`${demo.url}/merchant/payments/${id}`)).json()) as {
        action: { display_details: { number?: string; reference: string } };
      };
      const { number, reference } = payment.action.display_details;
      assert.equal(await page.locator(`${tag} [part~=barcode] svg:visible`).count(), 1);
      await page.locator(`${tag} [part=copy-button]`).click();
      await waitForEvent(page, 'pay-copied');
      assert.equal(await page.evaluate(() => navigator.clipboard.readText()), number ?? reference);
      await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
      await waitForEvent(page, 'pay-complete');
      assert.equal(await page.locator(tag).count(), 0);
    });
  }

  test('saves valid files, and reports each, under a strict policy', async ({ demo }) => {
    const { page } = await demo.open();
    await pay(page, demo.url, 'boleto_br');
    const folder = mkdtempSync(join(tmpdir(), 'pay-saved-'));
    await page.locator('[part=save]').click();
    for (const [part, start] of [
      ['save-png', '\x89PNG'],
      ['save-svg', '<svg xmlns="http://www.w3.org/2000/svg"'],
      ['calendar', 'BEGIN:VCALENDAR'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.locator(`[part=${part}]`).click()]);
      const saved = join(folder, part);
      await download.saveAs(saved);
      const file = readFileSync(saved, 'latin1');
      assert.equal(file.slice(0, start.length), start, part);
    }
    rmSync(folder, { recursive: true });
    assert.equal(count(await events(page), 'pay-saved'), 3);
  });

  test('keeps a voucher usable without a connection', async ({ demo }) => {
    const { page } = await demo.open({ permissions: ['clipboard-read', 'clipboard-write'], hasTouch: true });
    // The network is never idle while a stream is open.
    await page.route('**/events', (route) => route.abort());
    await pay(page, demo.url, 'cashvoucher_mx');
    await page.locator('[part=save]').click();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.locator('[part=show]').click();
    await page.locator('dialog [part~=barcode]').waitFor();
    await page.keyboard.press('Escape');
    await page.locator('[part=copy-button]').click();
    await waitForEvent(page, 'pay-copied');
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[part=save-png]').click()]);
    assert.equal(download.suggestedFilename(), 'voucher.png');
  });

  test('covers an expired code at once, and reports the failure', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    await page.locator('#values > summary').click();
    await page.getByLabel('Time to pay').fill('3');
    await page.getByLabel('Amount').fill('0.01');
    await page.locator('input[value=pix_br]').check();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await waitForEvent(page, 'pay-ready');
    await page.locator('pay-qr [part=disc]').waitFor();
    await waitForEvent(page, 'pay-fail');
  });

  test('continues with the same payment after a reload', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'promptpay_th');
    const code = await page.locator('pay-qr [part=data]').textContent();
    await page.reload();
    await waitForEvent(page, 'pay-ready');
    assert.equal(await page.locator('pay-qr [part=data]').textContent(), code);
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await waitForEvent(page, 'pay-complete');
  });

  test('continues with the same mandate after a reload', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'ewallet_id');
    await page.reload();
    await waitForEvent(page, 'pay-ready');
    const { otp } = await demo.consumer('GET', `/sandbox/otps/${id}`);
    await page.getByRole('textbox', { name: 'One-time code' }).fill(otp!);
    await waitForEvent(page, 'pay-complete');
  });

  test('links to the app, and completes after the approval in the app', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await pay(page, demo.url, 'ovo_id');
    const link = page.getByRole('link', { name: 'Open OVO' });
    assert.equal(await link.getAttribute('href'), `ovoid-sandbox://pay?id=${id}`);
    await demo.consumer('POST', `/sandbox/bank/${id}/approve`);
    await waitForEvent(page, 'pay-complete');
  });

  test('puts the text on the clipboard before it reports the copy', async ({ demo }) => {
    const { page } = await demo.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await pay(page, demo.url, 'pix_br');
    await page.getByRole('button', { name: 'Copy payment code' }).click();
    await waitForEvent(page, 'pay-copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    assert.equal(copied, await page.locator('pay-qr [part=data]').textContent());
  });

  test('has a step for every method, and fits a phone of 360 pixels', async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 360, height: 640 } });
    await page.goto(`${demo.url}/own`);
    await page.locator('input[name=method]').first().waitFor();
    const methods = await page
      .locator('input[name=method]')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    assert.equal(methods.length, 11);
    for (const method of methods) {
      await pay(page, demo.url, method);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360, method);
    }
  });
});
