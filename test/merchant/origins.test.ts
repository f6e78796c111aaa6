/** Pages of other origins, such as those in an app: CORS, the cookies that come from another site, and sessions without cookies. */
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { createMerchant } from '../../src/merchant/index.js';
import { readDocument, ROOT } from '../documents/documents.js';
import { orderOf, Page, SECRET, serviceOf, startMerchant, type TestMerchant } from './shop.js';

const APP = 'https://localhost';
const ORIGINS = [APP, 'capacitor://localhost'];
const EVIL = 'https://evil.example';
const JSON_TYPE = { 'content-type': 'application/json' };

describe('pay-elements/merchant: origins', () => {
  let shop: TestMerchant;
  let page: Page;
  beforeAll(async () => void (shop = await startMerchant()));
  afterAll(() => shop.close());
  beforeEach(() => void (page = new Page(shop.create({ origins: ORIGINS }))));

  const from = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site' });
  const corsOf = ({ headers }: Response) =>
    Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-') || name === 'vary'));
  const preflight = (path: string, origin: string, method = 'POST') =>
    page.request('OPTIONS', path, {
      headers: {
        ...from(origin),
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  for (const origin of ORIGINS) {
    it(`a page of ${origin} may order, and reads its payment`, async () => {
      const asked = await preflight('/merchant/orders', origin);
      assert.equal(asked.status, 204);
      assert.deepEqual(corsOf(asked), {
        'access-control-allow-credentials': 'true',
        'access-control-allow-headers': 'authorization,content-type,idempotency-key',
        'access-control-allow-methods': 'POST',
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Date, Retry-After',
        'access-control-max-age': '7200',
        vary: 'Access-Control-Request-Headers, Origin',
      });
      const made = await page.post('/merchant/orders', { method: 'pix_br' }, from(origin));
      assert.equal(made.status, 200);
      const read = await page.request('GET', `/merchant/payments/${String(made.body['id'])}`, {
        headers: from(origin),
      });
      assert.equal(read.status, 200);
      assert.deepEqual(corsOf(read), {
        'access-control-allow-credentials': 'true',
        'access-control-allow-origin': origin,
        'access-control-expose-headers': 'Date, Retry-After',
        vary: 'Origin',
      });
    });
  }

  it('the page reads refusals, and streams', async () => {
    const id = await page.orderedId('pix_br');
    const headers = from(APP);
    const stream = await page.request('GET', `/merchant/payments/${id}/events`, { headers });
    const refused = await page.request('GET', '/merchant/payments/pm_none', { headers });
    for (const response of [stream, refused])
      assert.equal(response.headers.get('access-control-allow-origin'), APP, String(response.status));
    await stream.body!.cancel();
  });

  const NOT_LISTED = [EVIL, 'null', 'https://localhost.evil.example', 'http://localhost', 'https://localhost:8443'];
  for (const origin of [...NOT_LISTED, '']) {
    it(`a page of ${origin || 'no origin'} gets no permission, and orders nothing`, async () => {
      const id = await page.orderedId('pix_br');
      const read = await page.request('GET', `/merchant/payments/${id}`, { headers: from(origin) });
      const asked = await preflight('/merchant/orders', origin);
      assert.equal(asked.status, 405);
      for (const response of [read, asked]) assert.deepEqual(corsOf(response), { vary: 'Origin' });
      assert.equal((await page.post('/merchant/orders', { method: 'pix_br' }, from(origin))).status, 403);
    });
  }

  it('a path that is unknown has no permissions', async () => {
    assert.equal((await preflight('/merchant/other', APP)).status, 404);
  });

  it('without origins there are no permissions at all', async () => {
    page = new Page(shop.create());
    assert.deepEqual(corsOf(await preflight('/merchant/orders', APP)), {});
    const id = await page.orderedId('pix_br');
    assert.deepEqual(corsOf(await page.request('GET', `/merchant/payments/${id}`, { headers: from(APP) })), {});
  });

  it('cookies of another origin come back from there, and those of the shop’s own page stay as they are', async () => {
    const cookiesFor = async (headers: Record<string, string>) => {
      const init = {
        body: '{"method":"pix_br"}',
        headers: { ...JSON_TYPE, 'idempotency-key': 'order-1', ...headers },
      };
      return (await new Page(shop.create({ origins: ORIGINS })).request('POST', '/merchant/orders', init)).headers
        .getSetCookie()
        .map((cookie) => cookie.replace(/^(pay_consumer|pay_pm)[^;]*/, '$1'));
    };
    const shared = 'Path=/merchant; Max-Age=604800; HttpOnly; Secure;';
    const all = (site: string) => ['pay_consumer', 'pay_pm'].map((name) => `${name}; ${shared} ${site}`);
    assert.deepEqual(await cookiesFor(from(APP)), all('SameSite=None; Partitioned'));
    assert.deepEqual(await cookiesFor({}), all('SameSite=Lax'));
  });

  it('an origin that is none is refused at the start', () => {
    const given = { secret: SECRET, service: serviceOf({ url: 'http://127.0.0.1:9' }), order: orderOf };
    for (const origin of [
      '*',
      'null',
      '',
      'shop.example',
      'https://shop.example/',
      'https://Shop.example',
      'https://*.shop.example',
    ])
      assert.throws(() => createMerchant({ ...given, origins: [origin] }), /^TypeError: origins: expected/, origin);
  });
});

describe('docs/backend.md: a session in a header, for webviews without cookies of other sites', () => {
  let shop: TestMerchant;
  let folder: string;
  let page: Page;
  let sessions: Map<string, string>;
  beforeAll(async () => {
    shop = await startMerchant();
    const sample = readDocument('docs/backend.md').blocks.find(({ text }) => text.includes('owns: (id, request)'))!;
    mkdirSync(join(ROOT, '.cache'), { recursive: true });
    folder = mkdtempSync(join(ROOT, '.cache/session-'));
    const file = join(folder, 'backend.mjs');
    writeFileSync(file, sample.text);
    Object.assign(process.env, { PAY_SERVICE: shop.sandbox.url, PAY_API_KEY: 'sk_test' });
    type Module = { merchant: (request: Request) => Promise<Response>; sessions: typeof sessions };
    // eslint-disable-next-line no-unsanitized/method -- the file written above
    const module = (await import(pathToFileURL(file).href)) as Module;
    sessions = module.sessions;
    for (const name of ['ana', 'bo']) sessions.set(`token-of-${name}`, name);
    page = new Page(module.merchant);
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await shop.close();
  });
  const as = (name: string) => ({
    origin: APP,
    'sec-fetch-site': 'cross-site',
    authorization: `Bearer token-of-${name}`,
  });

  it('only the session that ordered a payment reads it, and no cookie is set', async () => {
    const made = await page.post('/merchant/orders', { method: 'pix_br' }, as('ana'));
    assert.equal(made.status, 200);
    assert.deepEqual(page.cookies, []);
    const path = `/merchant/payments/${String(made.body['id'])}`;
    assert.equal((await page.get(path, as('ana'))).status, 200);
    for (const headers of [as('bo'), as('nobody'), { origin: APP }])
      assert.equal((await page.get(path, headers)).status, 404);
    assert.equal((await page.get('/merchant/payments/pm_none', { origin: APP })).status, 404);
  });

  it('whoever has no session orders nothing', async () => {
    for (const headers of [as('nobody'), { origin: APP }])
      assert.equal((await page.post('/merchant/orders', { method: 'pix_br' }, headers)).status, 401);
  });
});
