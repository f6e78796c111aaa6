/** `listen`, in this process. */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { Webhook } from 'standardwebhooks';
import { main } from '../src/cli/main.js';
import { commandLine } from './command-line.js';
import { freePort } from './free-port.js';

const { url, terminal, run, get } = commandLine();

describe('listen', () => {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  /** The next statuses; then 204. */
  const statuses: number[] = [];
  let app: Server;
  let target: string;
  beforeAll(async () => {
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
  afterAll(() => app.close());

  /** Starts the command. @returns its terminal, the secret that it prints, and a function that stops it */
  async function start(args: readonly string[], isTTY = false, env: Readonly<Record<string, string>> = {}) {
    const one = terminal(env);
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

  it('signs with WEBHOOK_SECRET, which the shop has already', async () => {
    const mine = `whsec_${Buffer.from('twenty-four secret bytes').toString('base64')}`;
    const { one, secret, stop } = await start(['--forward-to', target], false, { WEBHOOK_SECRET: mine });
    assert.equal(secret, mine);
    await run('trigger', 'customer.created');
    await one.line(/customer\.created/);
    const [{ headers, body }] = received as [(typeof received)[0]];
    new Webhook(mine).verify(body, headers as Record<string, string>);
    await stop();
    const wrong = main(['listen', '--forward-to', target], terminal({ WEBHOOK_SECRET: 'mine' }));
    await assert.rejects(wrong, /^Error: secret: expected whsec_/);
  });

  it('passes the status of the target to the sandbox', async () => {
    const { one, stop } = await start(['--forward-to', target, '--events', 'mandate.created']);
    statuses.push(500);
    await run('trigger', 'mandate.created');
    await one.line(/mandate\.created +evt_\w+ {2}500/);
    const delivery = async () =>
      ((await get('/sandbox/deliveries?limit=1&status=pending')) as { data: { attempts: { status_code: number }[] }[] })
        .data[0];
    // The line is printed before the sandbox has stored the response.
    let failed = await delivery();
    while (!failed?.attempts.length) failed = await delivery();
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
    await fetch(`${url()}/sandbox/reset`, { method: 'POST' });
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
