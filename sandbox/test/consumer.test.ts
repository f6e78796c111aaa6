import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
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

  it('of nothing is 404', async () => assert.equal((await world.get('/sandbox/bank/pm_none')).status, 404));
});

describe('the consumer’s side', () => {
  it('lists payments and codes, as text', async () => {
    const { otp } = await world.otpMandate();
    const { body } = await world.payment();
    const page = await world.get('/sandbox');
    assert.match(page.body, new RegExp(body.id));
    assert.match(page.body, new RegExp(otp));
  });

  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ];
  for (const headers of foreign) {
    it(`is not pressed by others: ${JSON.stringify(headers)}`, async () => {
      const { body } = await world.payment();
      const answer = await world.post(`/sandbox/payments/${body.id}/pay`, {}, headers);
      assert.equal(answer.status, 403);
      assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, 'created');
    });
  }

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
