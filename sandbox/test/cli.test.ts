/** The commands of the program but `listen`, in this process. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'vitest';
import { main } from '../src/cli/main.js';
import { EVENT_TYPES } from '../src/events/types.js';
import { createSandbox } from '../src/index.js';
import { METHODS } from '../src/methods.js';
import { commandLine, TestTerminal } from './command-line.js';
import { newStore } from './world.js';

const SHOP = fileURLToPath(new URL('./fixtures/shop.json', import.meta.url));

const { url, terminal, run, json } = commandLine();

describe('trigger', () => {
  for (const type of EVENT_TYPES) {
    it(`causes ${type}`, async () => {
      const { events } = await json('trigger', type);
      assert.ok(events.some((event: { type: string }) => event.type === type));
    });
  }

  it('prints the resources and the events', async () => {
    const lines = await run('trigger', 'payment.paid', '--amount', '12.30', '--method', 'pix_br', '--reference', 'r1');
    assert.match(lines[0]!, /^payment {7}pm_\w{20} {3}paid {7}pix_br 12\.30 BRL r1$/);
    assert.deepEqual(
      lines
        .slice(1)
        .map((line) => line.split(/ {2,}/))
        .map(([object, , type]) => [object, type]),
      [
        ['event', 'payment.created'],
        ['event', 'payment.paid'],
        ['event', 'balance_transaction.created'],
      ],
    );
  });

  for (const method of ['boleto_br', 'cashvoucher_mx', 'ovo_id', 'ewallet_kr', 'promptpay_th']) {
    it(`refunds ${method}, with the data that it needs`, async () => {
      const { refunds } = await json('trigger', 'refund.refunded', '--method', method, '--amount', '50');
      assert.equal(refunds[0].status, 'refunded');
    });
  }

  for (const [args, message] of [
    [['payment.payed'], /^Unknown event payment\.payed: expected one of customer\.created, /],
    [[], 'No event is given: see --help.'],
    [['payment.paid', 'twice'], 'Unknown argument twice: see --help.'],
    [['payment.paid', '--colour'], "Unknown option '--colour': see --help."],
    [['payment.paid', '--amount'], /^Option '--amount <value>' argument missing: see --help\.$/],
    [['payment.paid', '--amount', '12,30'], 'amount: expected a decimal number such as "10.50"'],
    [['payment.paid', '--method', 'cash'], /^payment_method: cash is not supported; expected one of pix_br, /],
    [['payment.paid', '--amount', '9001'], /^status: payment pm_\w+ is failed: The consumer’s bank declined/],
    [['refund.failed', '--amount', '5'], 'refund.failed has no --amount: the amount 9023 causes it.'],
    [['customer.created', '--method', 'pix_br'], 'customer.created has no --method.'],
    [['mandate.active', '--method', 'pix_br'], 'payment_method: pix_br has no mandates'],
  ] as const) {
    it(`refuses ${args.join(' ') || 'no event'}, with a message of one line`, async () => {
      await assert.rejects(run('trigger', ...args), { message });
    });
  }
});

describe('seed', () => {
  it('loads the file that createSandbox loads, and prints each resource', async () => {
    await fetch(`${url()}/sandbox/reset`, { method: 'POST' });
    const lines = await run('seed', SHOP);
    assert.equal(lines.length, 2 + 5 + 8 + 2 + 2);
    assert.match(lines[8]!, /^payment +pm_\w+ +expired +boleto_br 59\.00 BRL$/);
  });

  it('makes each outcome of each method without a file, and the same again when it is run twice', async () => {
    const [first, second] = [await json('seed'), await json('seed')];
    const kinds = ({ payments }: { payments: { payment_method: string; status: string }[] }) =>
      payments.map(({ payment_method, status }) => `${payment_method} ${status}`);
    assert.equal(new Set(kinds(first)).size, METHODS.size * 4);
    assert.deepEqual(kinds(second), kinds(first));
    assert.notEqual(second.payments[0].id, first.payments[0].id);
  });

  it('reports the first wrong fixture, and loads nothing', async () => {
    await assert.rejects(run('seed', SHOP), { message: 'customers.0.reference: duplicated: ana' });
  });

  it('reports a file that cannot be read', async () => {
    await assert.rejects(run('seed', 'none.json'), { message: 'none.json cannot be read: ENOENT' });
  });
});

describe('logs', () => {
  it('prints the latest requests and their answers, oldest first, with masked secrets', async () => {
    await fetch(`${url()}/v1/payments/pm_none`, { headers: { 'idempotency-key': 'k1' } });
    await fetch(`${url()}/v1/webhook_endpoints`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k2' },
      body: JSON.stringify({ url: 'http://127.0.0.1:9/', event_types: ['refund.failed'] }),
    });
    const [first, , second, request] = await run('logs', '--limit', '2');
    assert.match(
      first!,
      /^\d\d:\d\d:\d\d {2}GET {3}404 {2}\/v1\/payments\/pm_none {2}[\d.]+ ms {2}resource_missing {2}key k1$/,
    );
    assert.match(second!, /POST {2}200 {2}\/v1\/webhook_endpoints .+ key k2$/);
    assert.match(request!, /^ +→ \{"url":"http:\/\/127\.0\.0\.1:9\/"/);
    assert.equal((await run('logs', '--limit', '2', '--short')).length, 2);
    assert.deepEqual(
      (await run('logs', '--limit', '2', '--json')).map((line) => (JSON.parse(line) as { status: number }).status),
      [404, 200],
    );
  });

  it('follows the requests, each once, until it is stopped', async () => {
    const one = terminal();
    const running = main(['logs', '--follow', '--limit', '0', '--short'], one);
    // The stream may open after the first requests.
    for (let count = 0; !one.lines.length; count++) await fetch(`${url()}/v1/payments/pm_follow${count}`);
    await fetch(`${url()}/v1/payments/pm_last`);
    await one.line(/pm_last/);
    one.stop();
    await running;
    assert.equal(new Set(one.lines).size, one.lines.length);
  });

  it('refuses a limit that is not a number', async () => {
    const message = '--limit is "all": expected a number from 0 to 1000.';
    await assert.rejects(run('logs', '--limit', 'all'), { message });
  });
});
describe('the commands', () => {
  const at = (env: Record<string, string | undefined>, ...args: string[]) => main(args, new TestTerminal(env));

  it('need a sandbox that answers', async () => {
    const message =
      'No sandbox answers at http://127.0.0.1:9: start one with npx pay-elements-sandbox, or set SANDBOX_URL.';
    await assert.rejects(at({ SANDBOX_URL: 'http://127.0.0.1:9' }, 'trigger', 'payment.paid'), { message });
    await assert.rejects(at({ PORT: '9' }, 'logs'), { message });
    await assert.rejects(at({}, 'listen', '--url', '127.0.0.1:9'), { message });
  });

  it('report another server at the address', async () => {
    const other = createServer((_request, response) => response.writeHead(404).end('<html>')).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    await assert.rejects(at({ SANDBOX_URL: url }, 'logs'), { message: new RegExp(`^${url} is not a sandbox`) });
    other.close();
  });

  it('send the key', async () => {
    const locked = await createSandbox({ ...newStore(), apiKey: 'sk_test' });
    await assert.rejects(at({ SANDBOX_URL: locked.url }, 'logs'), { message: /Set SANDBOX_API_KEY to it\.$/ });
    await at({ SANDBOX_URL: locked.url, SANDBOX_API_KEY: 'sk_test' }, 'trigger', 'payment.paid');
    await locked.close();
  });

  it('are listed by --help, and others are refused', async () => {
    const help = (await run('listen', '--help')).join('\n');
    for (const name of ['listen', 'trigger', 'seed', 'logs', 'DATA_DIR']) assert.ok(help.includes(name));
    for (const name of ['nothing', 'constructor']) {
      await assert.rejects(run(name), { message: `Unknown command ${name}: see --help.` });
    }
  });
});
