/** The consumer comes back from a bank: to the page of the shop, or in another browser, which has no cookie. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'vitest';
import type { Payment, Resource } from '../../src/contract/resource.js';
import { adaptedService, createMerchant, Refusal, type MerchantOptions } from '../../src/merchant/index.js';
import { aMandate, aRedirectPayment } from '../../src/testing/builders.js';
import { Page, SECRET } from './shop.js';

const PATH = '/merchant/payments/pm_1/return';
const RESULT = 'result=abc';

const aPayment = (status: 'created' | 'paid' | 'failed' | 'expired') =>
  aRedirectPayment({ id: 'pm_1', status, amount: '129.90', reference: 'order-1042' });

describe('pay-elements/merchant: coming back', () => {
  let resource: object;
  let failure: Error | undefined;
  let came: unknown[];
  let errors: string[];
  beforeEach(() => {
    resource = aPayment('created');
    failure = undefined;
    came = [];
    errors = [];
  });

  type Options = Partial<Pick<MerchantOptions<object>, 'returnTo' | 'onError'>>;
  const merchantOf = (more: Options = {}) =>
    createMerchant({
      secret: SECRET,
      service: adaptedService((value: object) => value as Resource, {
        create: async () => resource,
        retrieve: async (id) => (id === (resource as Payment).id ? resource : undefined),
        async comeBack(id, query) {
          came.push([id, String(query)]);
          if (failure) throw failure;
          if (query.get('result') !== 'abc') throw new Error('no result');
        },
      }),
      order: () => ({}),
      returnTo: '/order.html',
      onError: ({ message }) => errors.push(message),
      ...more,
    });

  /** The browser in which the consumer has ordered. */
  async function shopper(more: Options = {}): Promise<Page> {
    const page = new Page(merchantOf(more));
    assert.equal((await page.post('/merchant/orders', {})).status, 200);
    return page;
  }
  /** Another one, in which a bank's app opens the return URL. */
  const stranger = (more: Options = {}) => new Page(merchantOf(more));

  const back = async (page: Page, path = `${PATH}?${RESULT}`, headers: Record<string, string> = {}) => {
    const cross = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', accept: 'text/html', ...headers };
    const response = await page.request('GET', path, { headers: cross });
    return {
      status: response.status,
      location: response.headers.get('location'),
      response,
      html: await response.text(),
    };
  };

  it('the consumer sees the page of the shop, after the backend has completed the redirect', async () => {
    const { status, location } = await back(await shopper());
    assert.deepEqual([status, location, came, errors], [303, '/order.html', [['pm_1', RESULT]], []]);
  });

  it('the page polls, so the consumer sees it if the redirect could not be completed, too', async () => {
    const page = await shopper();
    failure = new Error('the result was used before');
    assert.deepEqual([(await back(page)).location, errors.length], ['/order.html', 1]);
  });

  it('the page may be one of the payment', async () => {
    const asked: unknown[] = [];
    const page = await shopper({
      returnTo: ({ object, id, status }, { headers }) => {
        asked.push([object, status, headers.get('accept')]);
        return `https://shop.example/orders/${id}`;
      },
    });
    resource = aPayment('paid');
    assert.equal((await back(page)).location, 'https://shop.example/orders/pm_1');
    assert.deepEqual(asked, [['payment', 'paid', 'text/html']]);
  });

  const WRONG: Readonly<Record<string, () => string | Promise<string>>> = {
    'cannot name the page': () => {
      throw new Error('no such order');
    },
    rejects: () => Promise.reject(new Error('no such order')),
    'names what is no address': () => '/order\n.html',
  };
  for (const [what, returnTo] of Object.entries(WRONG))
    it(`a shop that ${what} shows the state`, async () => {
      const page = await shopper({ returnTo });
      resource = aPayment('paid');
      const { status, html } = await back(page);
      assert.equal(status, 200);
      assert.match(html, /<h1>Payment complete<\/h1>/);
      assert.equal(errors.length, 1);
    });

  const STATES: Readonly<Record<string, readonly [resource: object, title: string]>> = {
    created: [aPayment('created'), 'Waiting for confirmation…'],
    paid: [aPayment('paid'), 'Payment complete'],
    failed: [aPayment('failed'), 'Payment failed'],
    expired: [aPayment('expired'), 'The time to pay has run out'],
    'of an unknown status': [{ ...aPayment('created'), status: 'refunding' }, 'Waiting for confirmation…'],
  };
  for (const [what, [given, title]] of Object.entries(STATES))
    it(`another browser completes the redirect, and sees the state of a payment that is ${what}, and nothing else`, async () => {
      resource = given;
      for (const returnTo of ['/order.html', () => assert.fail('it is not the page of this browser')]) {
        came = [];
        const { status, html, response } = await back(stranger({ returnTo }));
        assert.deepEqual([status, came, errors], [200, [['pm_1', RESULT]], []]);
        assert.match(html, new RegExp(`<h1>${title}</h1>`));
        // A random nonce may have any of these.
        assert.doesNotMatch(html.replace(/nonce="[^"]+"/, ''), /pm_1|129|order|abc|script|http|href|src=/);
        const policy = response.headers.get('content-security-policy')!;
        const [, nonce] = /style-src 'nonce-([\w-]{36})'/.exec(policy)!;
        assert.ok(policy.startsWith("default-src 'none'; ") && html.includes(`<style nonce="${nonce}">`), policy);
        const names = ['content-type', 'cache-control', 'referrer-policy', 'x-content-type-options'];
        assert.deepEqual(
          names.map((name) => response.headers.get(name)),
          ['text/html; charset=utf-8', 'no-store', 'no-referrer', 'nosniff'],
        );
        assert.deepEqual(response.headers.getSetCookie(), []);
      }
    });

  const MANDATES = {
    pending: 'Waiting for',
    active: 'Account linked',
    failed: 'Couldn',
    expired: 'The time to link',
  } as const;
  for (const [status, title] of Object.entries(MANDATES))
    it(`another browser sees the state of a mandate that is ${status}`, async () => {
      resource = aMandate({ id: 'mdt_1', status: status as keyof typeof MANDATES });
      const { html } = await back(stranger(), `/merchant/mandates/mdt_1/return?${RESULT}`);
      assert.match(html, new RegExp(`<h1>${title}`));
    });

  it('whoever has no result of the bank learns nothing, not even that the payment exists', async () => {
    resource = aPayment('paid');
    const pages = new Set<string>();
    for (const path of [PATH, `${PATH}?result=guessed`, '/merchant/payments/pm_2/return', `${PATH}?`]) {
      const { status, html } = await back(stranger(), path);
      assert.equal(status, 200);
      assert.match(html, /<h1>Waiting for confirmation…<\/h1>/);
      pages.add(html.replace(/nonce="[^"]*"/, ''));
    }
    assert.equal(pages.size, 1);
    assert.equal((await stranger().get('/merchant/payments/pm_1')).status, 404);
  });

  it('a payment that cannot be retrieved waits, also in the browser of the shop', async () => {
    const page = await shopper({ returnTo: ({ id }) => `/orders/${id}` });
    resource = { ...aPayment('paid'), id: 'pm_2' };
    for (const one of [page, stranger()]) assert.match((await back(one)).html, /<h1>Waiting for confirmation/);
  });

  for (const [accepted, lang, title] of [
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt-BR', 'Pagamento concluído'],
    ['en;q=0.5, de-AT', 'de', 'Zahlung abgeschlossen'],
    ['xx, he;q=0.1', 'he', ''],
    ['*', 'en', 'Payment complete'],
    ['', 'en', 'Payment complete'],
    [`${'x'.repeat(5_000)}"><script>`, 'en', 'Payment complete'],
  ] as const)
    it(`speaks the language of the browser: ${accepted.slice(0, 30)}`, async () => {
      resource = aPayment('paid');
      const { html } = await back(stranger(), undefined, { 'accept-language': accepted });
      assert.ok(html.includes(`<html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}">`), html);
      assert.ok(html.includes(`<h1>${title}`), html);
    });

  it('a form, which comes without cookies from another site, becomes a request that has them', async () => {
    const page = await shopper();
    const form = (body: string, type = 'application/x-www-form-urlencoded') =>
      stranger().request('POST', `${PATH}?shop=1`, {
        body,
        headers: { 'content-type': type, 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' },
      });
    const response = await form('result=abc&MD=a%20b');
    assert.deepEqual([response.status, came], [303, []]);
    const location = response.headers.get('location')!;
    assert.equal(location, `${PATH}?shop=1&result=abc&MD=a+b`);
    assert.equal((await back(page, location)).location, '/order.html');
    assert.deepEqual(came, [['pm_1', 'shop=1&result=abc&MD=a+b']]);
    assert.equal((await form('{"result":"abc"}', 'application/json')).headers.get('location'), `${PATH}?shop=1`);
    assert.equal((await form(`result=${'x'.repeat(8_000)}`)).status, 413);
  });

  it('other methods are refused', async () => {
    const response = await stranger().request('PUT', PATH);
    assert.deepEqual([response.status, response.headers.get('allow')], [405, 'GET, POST']);
  });

  it('a session of the shop that cannot be asked is another browser', async () => {
    const page = new Page(
      createMerchant({
        owns: () => Promise.reject(new Refusal(503, 'the database is down')),
        service: adaptedService((value: object) => value as Resource, {
          create: async () => resource,
          retrieve: async () => aPayment('paid'),
          comeBack: async () => {},
        }),
        order: () => ({}),
        onError: ({ message }) => errors.push(message),
      }),
    );
    assert.match((await back(page)).html, /<h1>Payment complete/);
    assert.deepEqual(errors, ['the database is down']);
  });
});
