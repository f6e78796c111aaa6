import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { tried } from '../../test/support/tried.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
before(async () => void (world = await testWorld()));
after(() => world.sandbox.close());

const redirect = (overrides: object = {}) =>
  world.payment({
    payment_method: 'ewallet_kr',
    currency: 'KRW',
    amount: '1000',
    return_url: 'https://shop.example/done?a=1',
    ...overrides,
  });

describe('the bank’s page', () => {
  it('is where the redirect leads', async () => {
    const { body } = await redirect();
    const url = new URL(body.action.redirect_to_url.url);
    assert.equal(url.origin, 'http://127.0.0.1:4242');
    const page = await world.get(url.pathname);
    assert.equal(page.status, 200);
    assert.match(page.body, /KRW 1000/);
    assert.match(page.body, /Approve/);
  });

  it('runs nothing, and posts only to itself and the shop', async () => {
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
    it(`${decision} leads back to the shop with the payment's id`, async () => {
      const { body } = await redirect();
      const answer = await world.post(`/sandbox/bank/${body.id}/${decision}`);
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), `https://shop.example/done?a=1&payment_id=${body.id}`);
      assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, status);
    });
  }

  it('without a return_url shows the result', async () => {
    const { body } = await redirect({ return_url: undefined });
    const { headers } = await world.post(`/sandbox/bank/${body.id}/approve`);
    assert.equal(headers.get('location'), `/sandbox/bank/${body.id}`);
    assert.match((await world.get(`/sandbox/bank/${body.id}`)).body, /This payment is/);
  });

  it('shows names and references as text', async () => {
    const hostile = `<img src=x onerror="alert(1)">'&`;
    const customer_id = await world.customer({ first_name: hostile });
    const { body } = await redirect({ customer_id, reference: hostile });
    const page = (await world.get(`/sandbox/bank/${body.id}`)).body as string;
    assert.doesNotMatch(page, /<img/);
    assert.equal(page.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&#39;&amp;').length, 3);
  });

  for (const decision of ['approve', 'decline']) {
    it(`shows what has ended before, to one who would ${decision}`, async () => {
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

  it('of nothing is 404', async () => assert.equal((await world.get('/sandbox/bank/pm_none')).status, 404));
});

describe('the consumer’s side', () => {
  it('lists payments and codes, as text', async () => {
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
  after(() => tried(`${foreign.length} kinds of foreign sites`, '403, nothing is paid'));
  for (const headers of foreign) {
    it(`is not pressed by others: ${JSON.stringify(headers)}`, async () => {
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
    it(`answers ${status} to one who accepts ${accept}`, async () => {
      const { body } = await world.payment();
      assert.equal((await world.post(`/sandbox/payments/${body.id}/pay`, {}, { accept })).status, status);
    });
  }

  it('does not take a mandate for a payment, nor a payment for a mandate', async () => {
    const { id } = await world.otpMandate();
    const { body } = await world.payment();
    assert.equal((await world.post(`/sandbox/payments/${id}/pay`)).status, 404);
    for (const path of [`/sandbox/mandates/${body.id}`, `/sandbox/otps/${body.id}`, `/sandbox/qr/${id}.svg`]) {
      assert.equal((await world.get(path)).status, 404, path);
    }
  });

  it('is pressed on its own page', async () => {
    const { body } = await world.payment();
    const headers = { origin: 'http://127.0.0.1:4242', 'sec-fetch-site': 'same-origin' };
    assert.equal((await world.post(`/sandbox/payments/${body.id}/pay`, {}, headers)).status, 303);
  });

  for (const [type, mime, start] of [
    ['svg', 'image/svg+xml', '<svg'],
    ['png', 'image/png', '\u{fffd}PNG'],
  ] as const) {
    it(`draws QR codes as ${type}`, async () => {
      const { body } = await world.payment();
      const url = new URL(body.action.display_qr_code[`image_url_${type}`]);
      const picture = await world.get(url.pathname);
      assert.equal(picture.headers.get('content-type'), mime);
      assert.ok(picture.body.startsWith(start));
    });
  }
});
