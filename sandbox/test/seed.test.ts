import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { createService } from '../src/index.js';
import { lastingStore, newStore, notOnPglite, testWorld, type TestWorld } from './world.js';

/** One of everything with an id, a code or an instrument. */
async function everything({ post, payment, customer, otpMandate, get }: TestWorld) {
  const customer_id = await customer();

  const more: [string, string][] = [
    ['banktransfer_mx', 'MXN'],
    ['cashvoucher_mx', 'MXN'],
    ['promptpay_th', 'THB'],
  ];
  const bodies = [];
  for (const payment_method of ['pix_br', 'boleto_br'])
    bodies.push((await payment({ payment_method, customer_id })).body);
  for (const [payment_method, currency] of more) bodies.push((await payment({ payment_method, currency })).body);
  await post('/v1/webhook_endpoints', { url: 'http://127.0.0.1:9/', event_types: ['*'] });
  const hooks = (await get('/sandbox/webhook_endpoints')).body;
  return { customer_id, bodies, mandate: await otpMandate(), hooks };
}

describe('a sandbox with a seed', () => {
  it('repeats ids, codes, instruments and secrets, also after a reset', async () => {
    const [one, same, other] = await Promise.all(['a', 'a', 'b'].map((seed) => testWorld({ seed })));
    const first = await everything(one!);
    assert.deepEqual(await everything(same!), first);
    assert.notDeepEqual(await everything(other!), first);
    await one!.sandbox.reset();
    assert.deepEqual(await everything(one!), first);
    await Promise.all([one, same, other].map((world) => world!.sandbox.close()));
  });

  it('does not repeat the ids of the store that it opens', async () => {
    const store = { ...lastingStore(), seed: 'a' };
    const ids = new Set<string>();
    const hook = { url: 'http://127.0.0.1:9/', event_types: ['*'] };
    // An endpoint writes no event, from whose number the next run could begin.
    const endpoint = (world: TestWorld) => world.post('/v1/webhook_endpoints', hook);
    const payment = (world: TestWorld) => world.payment();
    for (const make of [endpoint, endpoint, payment, endpoint, payment]) {
      const world = await testWorld(store);
      const { status, body } = await make(world);
      assert.equal(status, 200);
      ids.add(body.id.replace(/^[a-z]+_/, ''));
      await world.sandbox.close();
    }
    assert.equal(ids.size, 5);
  });

  it.skipIf(notOnPglite)(
    'does not repeat the ids of another process on the same store, also after a reset',
    async () => {
      const store = { ...newStore(), seed: 'a' };
      const [one, two] = [await testWorld(store), await testWorld(store)];
      const ids: string[] = [];
      const makeSome = async () => {
        ids.length = 0;
        for (let count = 0; count < 5; count++)
          for (const world of [one, two]) {
            const { status, body } = await world.payment();
            assert.equal(status, 200);
            ids.push(body.id);
          }
        assert.equal(new Set(ids).size, 10);
      };
      await makeSome();
      await two.post('/sandbox/reset');
      await makeSome();
      const three = await testWorld(store);
      for (let count = 0; count < 20; count++) assert.equal((await three.payment()).status, 200);
      await Promise.all([one, two, three].map(({ sandbox }) => sandbox.close()));
    },
  );
});

describe('a sandbox with the name of a merchant', () => {
  it('has it at the bank, in QR codes and as the beneficiary', async () => {
    const world = await testWorld({ merchant: 'Café Norte' });
    const page = async (input: object) => {
      const { body } = await world.payment({ return_url: 'https://shop.example/', ...input });
      return (await world.get(`/sandbox/bank/${body.id}`)).body as string;
    };
    assert.match(await page({ payment_method: 'card_ru', currency: 'RUB', amount: '10.00' }), /Pay Café Norte/);
    const pix = await world.payment({ payment_method: 'pix_br', currency: 'BRL', amount: '10.50' });
    assert.match(pix.body.action.display_qr_code.data, /5910CAFE NORTE/);
    const transfer = await world.payment({ payment_method: 'banktransfer_mx', currency: 'MXN', amount: '10.50' });
    assert.equal(transfer.body.action.display_details.account_holder_name, 'Café Norte');
    await world.sandbox.close();
  });

  for (const merchant of ['', '日本', 'x'.repeat(65)]) {
    it(`refuses ${JSON.stringify(merchant)}`, async () => {
      await assert.rejects(createService({ merchant }), {
        message: 'merchant: expected 1 to 64 characters, with a Latin letter or a digit.',
      });
    });
  }
});

describe('a sandbox with a one-time code', () => {
  it('sends it for every mandate', async () => {
    const world = await testWorld({ otp: '123456' });
    const { id, otp } = await world.otpMandate();
    assert.equal(otp, '123456');
    assert.equal((await world.post(`/v1/mandates/${id}/verify`, { otp })).body.status, 'active');
    await world.sandbox.close();
  });

  it('is not sent again without resends', async () => {
    const world = await testWorld({ otpResends: 0 });
    const { id } = await world.otpMandate();
    const { status, headers } = await world.post(`/sandbox/mandates/${id}/resend`);
    assert.deepEqual([status, headers.get('retry-after')], [429, '300']);
    await world.sandbox.close();
  });

  for (const otpResends of [-1, 0.5, NaN]) {
    it(`refuses ${otpResends} resends`, async () => {
      await assert.rejects(createService({ otpResends }), { message: 'otpResends: expected a whole number from 0.' });
    });
  }

  for (const otp of ['', '123', '123456789', '12345a']) {
    it(`refuses ${JSON.stringify(otp)}`, async () => {
      await assert.rejects(createService({ otp }), { message: 'otp: expected 4 to 8 digits.' });
    });
  }
});
