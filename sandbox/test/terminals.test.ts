/** The flow, the terminal type and the `return_url` of payments and mandates. */
import assert from 'node:assert/strict';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { readEmvQr } from '../../src/domain/emv-qr.js';
import { testWorld, type TestWorld } from './world.js';

let world: TestWorld;
let lan: TestWorld;
beforeAll(async () => {
  world = await testWorld();
  lan = await testWorld({ allowLan: true });
});
afterAll(() => Promise.all([world.sandbox.close(), lan.sandbox.close()]));

const CURRENCIES = { pix_br: 'BRL', promptpay_th: 'THB', ewallet_th: 'THB', ovo_id: 'IDR', ewallet_kr: 'KRW' } as const;
type Name = keyof typeof CURRENCIES;

async function create(payment_method: Name, fields: object, of = world) {
  const customer_id = await of.customer();
  return of.payment({ payment_method, currency: CURRENCIES[payment_method], amount: '100', customer_id, ...fields });
}

const QR = 'display_qr_code';
const PAGE = 'redirect_to_url';
const APP = 'redirect_to_app';

describe('a payment', () => {
  for (const [method, fields, type, terminal] of [
    ['pix_br', {}, QR, 'app'],
    ['pix_br', { flow: 'direct' }, QR, 'app'],
    ['pix_br', { flow: 'indirect' }, APP, 'app'],
    ['pix_br', { flow: 'indirect', terminal_type: 'app' }, APP, 'app'],
    ['pix_br', { flow: 'indirect', terminal_type: 'web' }, PAGE, 'web'],
    ['promptpay_th', {}, QR, 'app'],
    ['promptpay_th', { flow: 'indirect' }, APP, 'app'],
    ['promptpay_th', { flow: 'indirect', terminal_type: 'web' }, PAGE, 'web'],
    ['ewallet_th', {}, APP, 'app'],
    ['ewallet_th', { terminal_type: 'web' }, PAGE, 'web'],
    ['ewallet_th', { flow: 'direct' }, QR, 'app'],
    ['ovo_id', {}, APP, 'app'],
    ['ovo_id', { flow: 'indirect', terminal_type: 'web' }, PAGE, 'web'],
    ['ovo_id', { flow: 'direct' }, QR, 'app'],
    // Its wallet has a web page alone.
    ['ewallet_kr', { terminal_type: 'app' }, PAGE, 'app'],
    ['ewallet_kr', { terminal_type: 'web' }, PAGE, 'web'],
  ] as const) {
    it(`by ${method} with ${JSON.stringify(fields)} has the action ${type}`, async () => {
      const { status, body } = await create(method, fields);
      assert.deepEqual([status, body.action.type, body.terminal_type], [200, type, terminal]);
      assert.deepEqual((await world.get(`/v1/payments/${body.id}`)).body.action, body.action);
      const { url } = body.action[type];
      if (type === PAGE) assert.equal(url, `http://127.0.0.1:4242/sandbox/bank/${body.id}`);
      if (type === APP) assert.equal(url, `${method.replace('_', '')}-sandbox://pay?id=${body.id}`);
      // The consumer can pay each of them.
      await world.post(`/sandbox/bank/${body.id}/approve`);
      assert.equal((await world.get(`/v1/payments/${body.id}`)).body.status, 'paid');
    });
  }

  for (const [method, fields, path] of [
    ['ewallet_kr', { flow: 'direct' }, 'flow'],
    ['pix_br', { terminal_type: 'web' }, 'terminal_type'],
    ['ovo_id', { flow: 'direct', terminal_type: 'app' }, 'terminal_type'],
  ] as const) {
    it(`by ${method} with ${JSON.stringify(fields)} is refused`, async () => {
      const { status, body } = await create(method, fields);
      assert.deepEqual([status, body.error.code], [400, 'request_param_error']);
      assert.ok(body.error.message.startsWith(`${path}: `), body.error.message);
    });
  }

  it('by a wallet in Indonesia has a QRIS code of its amount', async () => {
    const { body } = await create('ovo_id', { flow: 'direct' });
    const read = readEmvQr(body.action.display_qr_code.data);
    assert.ok(read.ok);
    assert.deepEqual([read.scheme, read.amount, read.currency], ['qris', '100.00', 'IDR']);
  });
});

it('a mandate opens a web page or an app by its terminal type', async () => {
  const customer = await world.customer();
  for (const [payment_method, terminal_type, type] of [
    ['ovo_id', undefined, APP],
    ['ovo_id', 'app', APP],
    ['ovo_id', 'web', PAGE],
    ['ewallet_th', 'web', PAGE],
    ['ewallet_kr', 'app', PAGE],
  ]) {
    const { body } = await world.post(`/v1/customers/${customer}/mandates`, { payment_method, terminal_type });
    assert.deepEqual([body.action.type, body.terminal_type], [type, terminal_type ?? 'app']);
  }
});

describe('return_url', () => {
  const app = { terminal_type: 'app' };
  const web = { terminal_type: 'web' };
  const LAN = ['http://192.168.1.5:3000/done?a=b', 'http://10.0.0.1/', 'http://172.31.0.1', 'http://shop.local:8080/'];
  const cases: [of: 'world' | 'lan', url: string, terminal: object, accepted: boolean][] = [
    ['world', 'myshop://done', app, true],
    ['world', 'myshop://done', {}, true],
    ['world', 'com.example.shop:/done', app, true],
    ['world', 'myshop://done', web, false],
    ['world', 'javascript:alert(1)', app, false],
    ['world', 'data:text/html,a', app, false],
    ['world', 'http://shop.example/', app, false],
    ['world', 'https://a:b@shop.example/', app, false],
    ['world', 'http://127.0.0.1:3000/', web, true],
    ...LAN.flatMap((url): typeof cases => [
      ['world', url, web, false],
      ['lan', url, web, true],
      ['lan', url, app, true],
    ]),
    ['lan', 'http://[fd00::1]:3000/', web, true],
    ['lan', 'http://8.8.8.8/', web, false],
    ['lan', 'http://172.32.0.1/', web, false],
    ['lan', 'http://shop.example/', web, false],
    ['lan', 'http://192.168.1.5.example/', web, false],
    ['lan', 'http://a:b@192.168.1.5/', web, false],
    ['lan', 'myshop://done', web, false],
  ];
  for (const [of, url, terminal, accepted] of cases) {
    const where = of === 'lan' ? ' in a local network' : '';
    it(`${url} with ${JSON.stringify(terminal)} is ${accepted ? 'accepted' : 'refused'}${where}`, async () => {
      const service = of === 'lan' ? lan : world;
      const customer = await service.customer();
      const fields = { ...terminal, return_url: url };
      for (const { status, body } of [
        await create('ovo_id', fields, service),
        await service.post(`/v1/customers/${customer}/mandates`, { payment_method: 'ovo_id', ...fields }),
      ]) {
        assert.equal(status, accepted ? 200 : 400, JSON.stringify(body));
        if (!accepted) assert.match(body.error.message, /^return_url: /);
      }
    });
  }

  for (const [url, target, source] of [
    ['myshop://done?a=b', 'myshop://done?a=b&payment_id=', 'myshop:'],
    ['com.example.shop:/done', 'com.example.shop:/done?payment_id=', 'com.example.shop:'],
    ['http://192.168.1.5:3000/', 'http://192.168.1.5:3000/?payment_id=', 'http://192.168.1.5:3000'],
  ] as const) {
    it(`the bank’s page returns to ${url}`, async () => {
      const { body } = await create('ovo_id', { return_url: url }, lan);
      const page = await lan.get(`/sandbox/bank/${body.id}`);
      assert.match(page.headers.get('content-security-policy')!, new RegExp(`form-action 'self' ${source};`));
      const { status, headers } = await lan.post(`/sandbox/bank/${body.id}/approve`);
      assert.deepEqual([status, headers.get('location')], [303, target + body.id]);
    });
  }
});
