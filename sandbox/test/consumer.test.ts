import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { reportAttack } from '../../test/support/attack-report.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
beforeAll(async () => void (world = await testWorld()));
afterAll(() => world.sandbox.close());

const redirect = (overrides: object = {}) =>
  world.payment({
    payment_method: 'ewallet_kr',
    currency: 'KRW',
    amount: '1000',
    return_url: 'https://shop.example/done?a=1',
    ...overrides,
  });

describe('the bank’s page', () => {
  it('is the target of the redirect', async () => {
    const { body } = await redirect();
    const url = new URL(body.action.redirect_to_url.url);
    assert.equal(url.origin, 'http://127.0.0.1:4242');
    const page = await world.get(url.pathname);
    assert.equal(page.status, 200);
    assert.match(page.body, /KRW\s1,000/);
    assert.match(page.body, /Pay Example Shop/);
    assert.match(page.body, /Mobile wallet/);
    assert.match(page.body, /Approve/);
  });

  it('has no scripts, and allows forms only to itself and the shop', async () => {
    const { body } = await redirect();
    const policy = (await world.get(`/sandbox/bank/${body.id}`)).headers.get('content-security-policy');
    assert.equal(
      policy,
      "default-src 'none'; style-src 'self'; form-action 'self' https://shop.example; base-uri 'none'; frame-ancestors 'none'",
    );
  });

  for (const [decision, status] of [
    ['approve', 'paid'],
    ['decline', 'failed'],
  ] as const) {
    it(`redirects to the shop with the payment's id after ${decision}`, async () => {
      const { body } = await redirect();
      const answer = await world.post(`/sandbox/bank/${body.id}/${decision}`);
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), `https://shop.example/done?a=1&payment_id=${body.id}`);
      assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, status);
    });
  }

  it('shows the status after a decision if there is no return_url', async () => {
    const { body } = await redirect({ return_url: undefined });
    const { headers } = await world.post(`/sandbox/bank/${body.id}/approve`);
    assert.equal(headers.get('location'), `/sandbox/bank/${body.id}`);
    assert.match((await world.get(`/sandbox/bank/${body.id}`)).body, /This payment is/);
  });

  it('escapes names and references', async () => {
    const hostile = `<img src=x onerror="alert(1)">'&`;
    const customer_id = await world.customer({ first_name: hostile });
    const { body } = await redirect({ customer_id, reference: hostile });
    const page = (await world.get(`/sandbox/bank/${body.id}`)).body as string;
    assert.doesNotMatch(page, /<img/);
    assert.equal(page.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;').length, 3);
  });

  for (const decision of ['approve', 'decline']) {
    it(`shows the final status instead of buttons, and ignores a later ${decision}`, async () => {
      const { body } = await redirect();
      await world.post(`/sandbox/bank/${body.id}/decline`);
      const again = await world.post(`/sandbox/bank/${body.id}/${decision}`);
      assert.deepEqual([again.status, again.headers.get('location')], [303, `/sandbox/bank/${body.id}`]);
      const page = (await world.get(`/sandbox/bank/${body.id}`)).body;
      assert.match(page, /failed/);
      assert.match(page, /Back to the shop/);
      assert.doesNotMatch(page, /<form/);
    });
  }

  it('returns 404 for an unknown payment', async () =>
    assert.equal((await world.get('/sandbox/bank/pm_none')).status, 404));
});

describe('the consumer’s actions', () => {
  it('list payments and codes without scripts', async () => {
    const { id, otp } = await world.otpMandate();
    const { body } = await world.payment();
    const page = await world.get('/sandbox');
    assert.match(page.body, new RegExp(body.id));
    assert.match(page.body, new RegExp(`href="/sandbox/bank/${id}"`));
    assert.match(page.body, new RegExp(otp));
  });

  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  afterAll(() => reportAttack(`${foreign.length} kinds of foreign sites`, '403, nothing is paid'));
  for (const headers of foreign) {
    it(`refuse cross-site requests: ${JSON.stringify(headers)}`, async () => {
      const { body } = await world.payment();
      const answer = await world.post(`/sandbox/payments/${body.id}/pay`, {}, headers);
      assert.equal(answer.status, 403);
      assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, 'created');
    });
  }

  for (const [accept, status] of [
    ['application/json', 200],
    ['application/json, text/html;q=0.5', 200],
    ['text/html, application/json;q=0.5', 303],
    ['text/html,application/xhtml+xml,*/*;q=0.8', 303],
    ['*/*', 303],
  ] as const) {
    it(`respond with ${status} to Accept: ${accept}`, async () => {
      const { body } = await world.payment();
      assert.equal((await world.post(`/sandbox/payments/${body.id}/pay`, {}, { accept })).status, status);
    });
  }

  it('refuse the id of a mandate for a payment, and the id of a payment for a mandate', async () => {
    const { id } = await world.otpMandate();
    const { body } = await world.payment();
    assert.equal((await world.post(`/sandbox/payments/${id}/pay`)).status, 404);
    for (const path of [`/sandbox/mandates/${body.id}`, `/sandbox/otps/${body.id}`, `/sandbox/qr/${id}.svg`]) {
      assert.equal((await world.get(path)).status, 404, path);
    }
  });

  it('accept same-origin requests', async () => {
    const { body } = await world.payment();
    const headers = { origin: 'http://127.0.0.1:4242', 'sec-fetch-site': 'same-origin' };
    assert.equal((await world.post(`/sandbox/payments/${body.id}/pay`, {}, headers)).status, 303);
  });

  for (const [type, mime, start] of [
    ['svg', 'image/svg+xml', '<svg'],
    ['png', 'image/png', '\u{fffd}PNG'],
  ] as const) {
    it(`return QR codes as ${type}`, async () => {
      const { body } = await world.payment();
      const url = new URL(body.action.display_qr_code[`image_url_${type}`]);
      const picture = await world.get(url.pathname);
      assert.equal(picture.headers.get('content-type'), mime);
      assert.ok(picture.body.startsWith(start));
    });
  }
});
