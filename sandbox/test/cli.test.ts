/** The commands of the program, in this process. */
import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { after, before, beforeEach, describe, it } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { main } from '../src/cli/main.js';
import type { Keyboard, Terminal } from '../src/cli/terminal.js';
import { EVENT_TYPES } from '../src/events/types.js';
import { createSandbox, type Sandbox } from '../src/index.js';
import { freePort } from './free-port.js';
import { newStore } from './world.js';

const SHOP = fileURLToPath(new URL('./fixtures/shop.json', import.meta.url));

/** A terminal that records its lines. */
class TestTerminal implements Terminal {
  readonly lines: string[] = [];
  readonly env: Record<string, string | undefined>;
  readonly #stop = new AbortController();
  readonly stopped = this.#stop.signal;
  readonly keys = Object.assign(new EventEmitter(), {
    isTTY: false,
    setRawMode: () => {},
    resume: () => {},
    pause: () => {},
  });
  readonly keyboard = this.keys as unknown as Keyboard;
  #waiting = () => {};

  constructor(env: Record<string, string | undefined>) {
    this.env = env;
  }

  readonly print = (line: string) => {
    this.lines.push(...line.split('\n'));
    this.#waiting();
  };
  readonly stop = () => this.#stop.abort();

  /** Waits for a line. @returns it */
  async line(pattern: RegExp, from = 0): Promise<string> {
    for (;;) {
      const found = this.lines.slice(from).find((line) => pattern.test(line));
      if (found !== undefined) return found;
      await new Promise<void>((resolve) => (this.#waiting = resolve));
    }
  }

  press(text: string, key: object = { name: text }): void {
    this.keys.emit('keypress', text, key);
  }
}

let sandbox: Sandbox;
before(async () => void (sandbox = await createSandbox(newStore())));
after(() => sandbox.close());

const terminal = (env: Record<string, string> = {}) => new TestTerminal({ SANDBOX_URL: sandbox.url, ...env });
/** Runs a command. @returns its lines */
async function run(...args: string[]): Promise<string[]> {
  const one = terminal();
  await main(args, one);
  return one.lines;
}
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- JSON of any shape; the tests say what it must be
const json = async (...args: string[]): Promise<any> => JSON.parse((await run(...args, '--json')).join('\n'));
const get = async (path: string) => (await fetch(sandbox.url + path)).json();

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
    await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' });
    const lines = await run('seed', SHOP);
    assert.equal(lines.length, 2 + 5 + 8 + 2 + 2);
    assert.match(lines[8]!, /^payment +pm_\w+ +expired +boleto_br 59\.00 BRL$/);
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
    await fetch(`${sandbox.url}/v1/payments/pm_none`, { headers: { 'idempotency-key': 'k1' } });
    await fetch(`${sandbox.url}/v1/webhook_endpoints`, {
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
    for (let count = 0; !one.lines.length; count++) await fetch(`${sandbox.url}/v1/payments/pm_follow${count}`);
    await fetch(`${sandbox.url}/v1/payments/pm_last`);
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

describe('listen', () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  /** The next statuses; then 204. */
  const statuses: number[] = [];
  let app: Server;
  let target: string;
  before(async () => {
    app = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        received.push({ headers: request.headers, body });
        response.writeHead(statuses.shift() ?? 204).end();
      });
    });
    app.listen(0, '127.0.0.1');
    await once(app, 'listening');
    target = `127.0.0.1:${(app.address() as AddressInfo).port}/webhooks`;
  });
  beforeEach(() => void received.splice(0));
  after(() => app.close());

  /** Starts the command. @returns its terminal, the secret that it prints, and a function that stops it */
  async function start(args: readonly string[], isTTY = false) {
    const one = terminal();
    one.keys.isTTY = isTTY;
    const running = main(['listen', ...args], one);
    running.catch(() => {});
    const secret = await Promise.race([one.line(/whsec_/), running.then(() => '')]);
    await one.line(/stop\.$/);
    const stop = async () => {
      one.stop();
      await running;
    };
    return { one, secret: /whsec_\S+/.exec(secret)![0], stop, running };
  }

  it('forwards events with the signature of the sandbox, and prints event, status and time', async () => {
    const { one, secret, stop } = await start(['--forward-to', target, '--events', 'payment.paid']);
    await run('trigger', 'payment.paid');
    const line = await one.line(/payment\.paid/);
    assert.match(line, /^\d\d:\d\d:\d\d {2}1 {2}payment\.paid +evt_\w{20} {2}204 {5}\d+ ms$/);
    assert.equal(received.length, 1);
    const [{ headers, body }] = received as [(typeof received)[0]];
    new Webhook(secret).verify(body, headers as Record<string, string>);
    assert.equal(headers['user-agent'], 'pay-elements-sandbox');
    await stop();
  });

  it('has the same secret at the next start, and receives nothing in between', async () => {
    const first = await start(['--forward-to', target]);
    await first.stop();
    await run('trigger', 'customer.created');
    const second = await start(['--forward-to', target]);
    assert.equal(second.secret, first.secret);
    await run('trigger', 'payment.failed');
    await second.one.line(/payment\.failed/);
    assert.ok(!second.one.lines.some((line) => line.includes('customer.created')));
    await second.stop();
  });

  it('passes the status of the target to the sandbox', async () => {
    const { one, stop } = await start(['--forward-to', target, '--events', 'mandate.created']);
    statuses.push(500);
    await run('trigger', 'mandate.created');
    await one.line(/mandate\.created +evt_\w+ {2}500/);
    const delivery = async () =>
      ((await get('/sandbox/deliveries?limit=1&status=pending')) as { data: { attempts: { status_code: number }[] }[] })
        .data[0];
    let failed = await delivery();
    while (!failed) failed = await delivery();
    assert.equal(failed.attempts[0]!.status_code, 500);
    await stop();
  });

  it('resends an event by a key', async () => {
    const { one, stop } = await start(['--forward-to', target, '--events', 'payment.paid'], true);
    await run('trigger', 'payment.paid');
    await one.line(/ 1 {2}payment\.paid/);
    one.press('r');
    await one.line(/ 2 {2}payment\.paid/);
    one.press('1');
    await one.line(/ 3 {2}payment\.paid/);
    one.press('7');
    assert.equal(new Set(received.map(({ headers }) => headers['webhook-id'])).size, 1);
    await stop();
  });

  it('stops by Ctrl-C in a terminal that reads single keys', async () => {
    const { one, running } = await start(['--forward-to', target], true);
    one.press('\u0003', { name: 'c', ctrl: true });
    await running;
  });

  it('reports a target that does not listen', async () => {
    const port = await freePort();
    const { one, stop } = await start(['--forward-to', `http://127.0.0.1:${port}/`, '--events', 'payment.paid']);
    await run('trigger', 'payment.paid');
    await one.line(new RegExp(`failed {2}nothing listens at http://127\\.0\\.0\\.1:${port}/$`));
    await stop();
  });

  it('prints events without forwarding them, as JSON for scripts', async () => {
    const one = terminal();
    const running = main(['listen', '--json'], one);
    const { object, forward_to } = JSON.parse(await one.line(/secret/)) as Record<string, unknown>;
    assert.deepEqual([object, forward_to], ['listener', null]);
    await run('trigger', 'payment.paid');
    const { event, status } = JSON.parse(await one.line(/"payment\.paid"/)) as {
      event: { type: string };
      status: number;
    };
    assert.deepEqual([event.type, status], ['payment.paid', 204]);
    one.stop();
    await running;
  });

  it('reports that another one receives the webhooks', async () => {
    const first = await start(['--forward-to', target]);
    const second = await start(['--forward-to', target]);
    await first.one.line(/^ {2}Another listen receives the webhooks now\.$/);
    await second.stop();
    await first.stop();
  });

  it('registers again after a reset of the sandbox', async () => {
    const { one, secret, stop } = await start(['--forward-to', target]);
    await fetch(`${sandbox.url}/sandbox/reset`, { method: 'POST' });
    await one.line(/the secret has changed/);
    assert.notEqual(
      await one.line(
        /whsec_/,
        one.lines.findIndex((line) => line.includes('changed')),
      ),
      secret,
    );
    await run('trigger', 'payment.paid');
    await one.line(/payment\.paid/);
    await stop();
  });

  for (const [args, message] of [
    [['--forward-to', 'ftp://x'], '--forward-to is "ftp://x": expected a URL such as http://localhost:3000/webhooks.'],
    [['--events', 'payment.payed'], /^event_types\.0: expected one of \*, customer\.created, /],
  ] as const) {
    it(`refuses ${args.join(' ')}, with a message of one line`, async () => {
      await assert.rejects(run('listen', ...args), { message });
    });
  }
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
