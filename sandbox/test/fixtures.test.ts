import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { createSandbox } from '../src/index.js';
import { newStore, testWorld, type TestWorld } from './world.js';

const SHOP = new URL('./fixtures/shop.json', import.meta.url);
const KEY_TWICE = 'A key occurs twice, or keys that are whole numbers are not in ascending order';
const folder = mkdtempSync(join(tmpdir(), 'pay-fixtures-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('fixtures', () => {
  let world: TestWorld;
  beforeAll(async () => void (world = await testWorld()));
  afterAll(() => world.sandbox.close());
  const load = (body: unknown) => world.post('/sandbox/fixtures', body);
  const states = (list: readonly { status?: string }[]) => list.map(({ status }) => status);

  it('make customers, mandates, payments and refunds in any status, by real transitions', async () => {
    const loaded = await world.sandbox.load(SHOP);
    assert.deepEqual(states(loaded.mandates), ['active', 'pending', 'failed', 'active', 'expired']);
    const payments = ['created', 'expired', 'paid', 'failed', 'failed', 'paid', 'paid', 'failed'];
    assert.deepEqual(states(loaded.payments), payments);
    assert.deepEqual(states(loaded.refunds), ['refunded', 'refunded']);
    assert.deepEqual(states(loaded.subscriptions), ['active', 'canceled']);
    assert.equal(loaded.payments[2]!['amount_refunded'], '10.50');
    assert.deepEqual(
      loaded.payments.map(({ failure_code }) => failure_code),
      [null, null, null, 'declined_by_consumer', 'payment_declined', null, null, 'insufficient_funds'],
    );
    assert.deepEqual(await world.events(loaded.payments[1]!.id), ['payment.created', 'payment.expired']);
    const debits = await world.events(loaded.subscriptions[0]!.id);
    assert.equal(debits.filter((type) => type === 'subscription.succeeded').length, 3);
  });

  it('have the age that they name, and what was due since then has happened', async () => {
    const { customers, payments } = await world.sandbox.load({
      customers: [{ first_name: 'Old', seconds_ago: 604_800 }],
      payments: [{ payment_method: 'pix_br', amount: '10', status: 'paid', seconds_ago: 604_800 }],
    });
    assert.equal(customers[0]!['time_created'], '2026-11-14T12:00:00+00:00');
    assert.deepEqual(
      ['time_created', 'time_paid'].map((field) => payments[0]![field]),
      ['2026-11-14T12:00:00+00:00', '2026-11-14T12:00:00+00:00'],
    );
    const types = await world.events(payments[0]!.id);
    assert.deepEqual(types.slice(0, 2), ['payment.created', 'payment.paid']);
    assert.ok(types.includes('balance_transaction.available'));
  });

  it('may belong to a customer that the sandbox has already', async () => {
    await world.customer({ reference: 'there' });
    const { status, body } = await load({
      payments: [{ payment_method: 'boleto_br', amount: '10', customer: 'there' }],
    });
    assert.deepEqual([status, states(body.payments)], [200, ['created']]);
  });

  for (const [name, fixtures, message] of [
    ['no object', [], /^Invalid input: expected object/],
    ['an unknown list', { payment: [] }, /"payment"/],
    [
      'an unknown status',
      { payments: [{ payment_method: 'pix_br', amount: '1', status: 'gone' }] },
      /^payments\.0\.status: /,
    ],
    ['an unknown field', { payments: [{ payment_method: 'pix_br', amount: '1', tip: '1' }] }, /^payments\.0: .*"tip"/],
    [
      'an unknown method',
      { payments: [{ payment_method: 'cash', amount: '1' }] },
      /^payments\.0\.payment_method: cash /,
    ],
    ['a wrong amount', { payments: [{ payment_method: 'pix_br', amount: '1,5' }] }, /^payments\.0\.amount: /],
    [
      'an unknown customer',
      { mandates: [{ customer: 'x', payment_method: 'ovo_id' }] },
      /^mandates\.0\.customer: no customer /,
    ],
    [
      'an unknown mandate',
      { payments: [{ payment_method: 'ovo_id', amount: '1', mandate: 'x' }] },
      /^payments\.0\.mandate: no mandate /,
    ],
    [
      'a status that the amount prevents',
      { payments: [{ payment_method: 'pix_br', amount: '9001', status: 'paid' }] },
      /^payments\.0\.status: payment pm_\w+ is failed: The consumer’s bank declined/,
    ],
    [
      'a refund of too much',
      {
        payments: [
          { payment_method: 'pix_br', amount: '1', status: 'paid', refunds: [{ amount: '2', currency: 'BRL' }] },
        ],
      },
      /^payments\.0\.amount: at most 1/,
    ],
    ['a negative age', { customers: [{ seconds_ago: -1 }] }, /^customers\.0\.seconds_ago: /],
  ] as const) {
    it(`with ${name} are refused, and nothing is loaded`, async () => {
      const before = (await world.events()).length;
      const more = Array.isArray(fixtures) ? fixtures : { customers: [{ reference: 'undone' }], ...fixtures };
      const { status, body } = await load(more);
      assert.equal(status, 400, JSON.stringify(body));
      assert.match(body.error.message, message);
      assert.equal((await world.events()).length, before);
    });
  }

  it('that would not be loaded as they were sent are refused', async () => {
    const { status, body } = await world.post('/sandbox/fixtures', '{"payments": [], "payments": []}');
    assert.deepEqual([status, body.error.message], [400, KEY_TWICE]);
  });

  it('with more debits of a subscription than one request may make are refused', async () => {
    const { status, body } = await load({
      customers: [{ reference: 'late', phone: '+6281234567890' }],
      mandates: [{ customer: 'late', reference: 'm', payment_method: 'ovo_id', status: 'active' }],
      subscriptions: [{ mandate: 'm', currency: 'IDR', amount: '1', interval_seconds: 1, seconds_ago: 1_001 }],
    });
    assert.deepEqual(
      [status, body.error.message],
      [400, 'subscriptions.0.seconds_ago: would make more than 1000 debits'],
    );
  });

  it('may be a large file', async () => {
    const payments = Array.from({ length: 70 }, (_, index) => ({
      payment_method: 'pix_br',
      amount: '10.50',
      reference: `order-${index} ${'x'.repeat(50)}`,
      return_url: `https://shop.example/${'x'.repeat(1_500)}`,
    }));
    const { status, body } = await load({ payments });
    assert.deepEqual([status, body.payments.length], [200, 70]);
  });
});

describe('a file of more than 2 MB', () => {
  it('is refused with its limit, since other requests would wait', async () => {
    const world = await testWorld();
    const { status, body } = await world.post('/sandbox/fixtures', `{"payments":[]}${' '.repeat(2_000_000)}`);
    assert.deepEqual([status, body.error.message], [413, 'The body is larger than 2000000 bytes.']);
    await world.sandbox.close();
  });
});

describe('createSandbox', () => {
  it('loads the file of docs/sandbox.md', async () => {
    const guide = readFileSync(new URL('../../docs/sandbox.md', import.meta.url), 'utf8');
    const [, sample = ''] = /```json\n(\{\s+"customers".+?)```/s.exec(guide) ?? [];
    const sandbox = await createSandbox({ ...newStore(), fixtures: JSON.parse(sample) as object });
    const { data } = (await (await fetch(`${sandbox.url}/sandbox/payments`)).json()) as { data: { status: string }[] };
    assert.ok(data.length >= 4);
    await sandbox.close();
  });

  it('loads the file that the command seed loads, with links to itself', async () => {
    const sandbox = await createSandbox({ ...newStore(), fixtures: SHOP });
    const { data } = (await (await fetch(`${sandbox.url}/sandbox/payments`)).json()) as { data: { action: object }[] };
    assert.ok(JSON.stringify(data).includes(`${sandbox.url}/sandbox/qr/`));
    await sandbox.reset();
    assert.equal((await sandbox.load(SHOP)).customers.length, 2);
    await sandbox.close();
  });

  for (const [name, content, message] of [
    ['cannot be read', undefined, /^.+wrong\.json cannot be read: ENOENT$/],
    ['is not JSON', '{"payments": [', /^.+wrong\.json is not JSON: .+$/],
    ['has a key twice', '{"payments": [], "payments": []}', new RegExp(`^.+wrong\\.json: ${KEY_TWICE}$`)],
    ['has a wrong field', '{"payments": [{"payment_method": "pix_br"}]}', /^payments\.0\.amount: .+$/],
  ] as const) {
    it(`stops if the file ${name}, with a message of one line`, async () => {
      const file = join(folder, 'wrong.json');
      if (content) writeFileSync(file, content);
      await assert.rejects(createSandbox({ ...newStore(), fixtures: file }), { message });
    });
  }
});
