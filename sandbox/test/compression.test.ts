import assert from 'node:assert/strict';
import { gunzipSync, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { testWorld, type TestWorld } from './world.js';

describe('compression', () => {
  let world: TestWorld;
  beforeAll(async () => void (world = await testWorld()));
  afterAll(() => world.sandbox.close());
  const get = async (path: string, encoding?: string) => {
    const headers: Record<string, string> = encoding === undefined ? {} : { 'accept-encoding': encoding };
    const response = await world.sandbox.app.request(`http://127.0.0.1:4242${path}`, { headers });
    return { headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
  };

  for (const path of [
    '/openapi.json',
    '/sandbox',
    '/sandbox/dashboard.js',
    '/sandbox/styles.css',
    '/sandbox/payments',
  ]) {
    it(`makes ${path} smaller for a client that accepts it, with the same content`, async () => {
      for (let count = 0; count < 5; count++) await world.payment();
      const plain = await get(path);
      assert.equal(plain.headers.get('content-encoding'), null);
      for (const [encoding, decode] of [
        ['gzip', gunzipSync],
        ['deflate', inflateSync],
      ] as const) {
        const { headers, body } = await get(path, `${encoding}, br`);
        assert.deepEqual([headers.get('content-encoding'), headers.get('vary')], [encoding, 'Accept-Encoding']);
        assert.ok(body.length < plain.body.length * 0.7);
        assert.deepEqual(decode(body), (await get(path)).body);
      }
    });
  }

  it('is not used for a client that refuses it, for images and for streams', async () => {
    const { body } = await world.payment();
    for (const [path, encoding] of [
      ['/openapi.json', 'gzip;q=0'],
      ['/openapi.json', 'identity'],
      [`/sandbox/qr/${body.id}.png`, 'gzip'],
    ] as const) {
      assert.equal((await get(path, encoding)).headers.get('content-encoding'), null, path);
    }
    const stream = await world.sandbox.app.request('http://127.0.0.1:4242/sandbox/stream', {
      headers: { 'accept-encoding': 'gzip' },
    });
    assert.equal(stream.headers.get('content-encoding'), null);
    await stream.body!.cancel();
  });

  it('leaves what an idempotency key repeats readable', async () => {
    const headers = { 'accept-encoding': 'gzip', 'idempotency-key': 'k1', 'content-type': 'application/json' };
    const body = JSON.stringify({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
    const post = async (more: object) => {
      const init = { method: 'POST', headers: { ...headers, ...more }, body };
      return world.sandbox.app.request('http://127.0.0.1:4242/v1/payments', init);
    };
    const first = gunzipSync(Buffer.from(await (await post({})).arrayBuffer())).toString();
    assert.equal(await (await post({ 'accept-encoding': 'identity' })).text(), first);
  });
});
