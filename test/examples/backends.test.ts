/** The backends of examples/backends before a real sandbox, in each language that is installed. */
import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { createSandbox, type Sandbox } from 'pay-elements-sandbox';
import { Webhook } from 'standardwebhooks';
import { freePort } from '../../scripts/serve/examples/server.mjs';
import { onPath } from '../../scripts/shared/browser.mjs';
import { ROOT } from '../../scripts/shared/install.mjs';
import { Printed } from './printed.js';

const BACKENDS = join(ROOT, 'examples/backends');
const WEBHOOKS = join(ROOT, 'docs/examples/webhooks');
const SECRET = `whsec_${Buffer.from('twenty-four secret bytes').toString('base64')}`;
const OTP = '493027';
const KEY = 'sk_test';

interface Language {
  readonly file: string;
  readonly webhook: string;
  readonly program: string;
  /** @returns true if what the file needs beside its program is installed */
  readonly isComplete?: (program: string) => boolean;
  /** Compiles the files in a folder. @returns the command */
  command(program: string, folder: string, port: number): string[];
}

const runs = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

const LANGUAGES: Readonly<Record<string, Language>> = {
  PHP: {
    file: 'backend.php',
    webhook: 'webhook.php',
    program: 'php',
    command: (program, _folder, port) => [program, '-S', `127.0.0.1:${port}`, 'backend.php'],
  },
  Python: {
    file: 'backend.py',
    webhook: 'webhook.py',
    program: 'python3',
    isComplete: (program) => runs(program, '-c', 'import fastapi, uvicorn'),
    command: (program) => [program, '-B', 'backend.py'],
  },
  Go: {
    file: 'backend.go',
    webhook: 'webhook.go',
    program: 'go',
    command: (program, folder) => {
      writeFileSync(join(folder, 'go.mod'), 'module backend\n\ngo 1.18\n');
      const env = { ...process.env, GOCACHE: join(ROOT, '.cache/go'), GOFLAGS: '-mod=mod', GOTOOLCHAIN: 'local' };
      execFileSync(program, ['build', '-o', 'backend', '.'], { cwd: folder, env, stdio: 'pipe' });
      return ['./backend'];
    },
  },
  Ruby: {
    file: 'backend.rb',
    webhook: 'webhook.rb',
    program: 'ruby',
    isComplete: (program) => runs(program, '-e', 'require "webrick"'),
    command: (program) => [program, 'backend.rb'],
  },
  Java: {
    file: 'Backend.java',
    webhook: 'Webhook.java',
    program: 'javac',
    command: (program, folder) => {
      execFileSync(program, ['-encoding', 'UTF-8', 'Backend.java', 'Webhook.java'], { cwd: folder, stdio: 'pipe' });
      return ['java', '-Xshare:auto', '-XX:TieredStopAtLevel=1', 'Backend'];
    },
  },
};

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown> & { readonly error?: { readonly type: string; readonly code?: string } };
}

test.describe('examples/backends', () => {
  let sandbox: Sandbox;
  test.beforeAll(async () => void (sandbox = await createSandbox({ apiKey: KEY, otp: OTP, log: () => {} })));
  test.afterAll(() => sandbox.close());

  test('has a tested language for each file', () => {
    const files = readdirSync(BACKENDS).filter((name) => name !== 'README.md');
    assert.deepEqual(
      files.sort(),
      Object.values(LANGUAGES)
        .map(({ file }) => file)
        .sort(),
    );
  });

  for (const [name, { file, webhook, program, isComplete, command }] of Object.entries(LANGUAGES)) {
    const found = onPath([program]);
    const missing = !found
      ? `${program} is not installed`
      : isComplete?.(found) === false
        ? 'a package is missing'
        : false;
    test.describe(name, () => {
      test.skip(Boolean(missing), String(missing));
      const folder = mkdtempSync(join(tmpdir(), 'pay-backend-'));
      const printed = new Printed();
      const jar: Record<string, string> = {};
      let url: string;
      let running: ChildProcess;

      const start = async (service: string): Promise<[ChildProcess, string]> => {
        const port = await freePort();
        const [first = '', ...args] = command(found!, folder, port);
        const child = spawn(first, args, {
          cwd: folder,
          env: { ...process.env, PAY_SERVICE: service, PAY_API_KEY: KEY, WEBHOOK_SECRET: SECRET, PORT: String(port) },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (text: Buffer) => printed.add(text.toString()));
        const origin = `http://127.0.0.1:${port}`;
        const isUp = () => fetch(`${origin}/merchant/payments/pm_none`).catch(() => undefined);
        const deadline = Date.now() + 20_000;
        while (!(await isUp())) if (Date.now() > deadline || child.exitCode !== null) throw new Error(printed.text);
        return [child, origin];
      };

      test.beforeAll(async () => {
        copyFileSync(join(BACKENDS, file), join(folder, file));
        copyFileSync(join(WEBHOOKS, webhook), join(folder, webhook));
        [running, url] = await start(sandbox.url);
      });
      test.afterAll(() => {
        running?.kill();
        rmSync(folder, { recursive: true });
      });

      const send = async (
        method: string,
        path: string,
        body?: string,
        headers: Record<string, string> = {},
        origin = url,
      ) => {
        const response = await fetch(origin + path, {
          method,
          headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...jar, ...headers },
          ...(body === undefined ? {} : { body }),
        });
        const [cookie] = response.headers.getSetCookie();
        if (cookie && !jar['cookie']) jar['cookie'] = cookie.split(';')[0]!;
        const text = await response.text();
        return {
          status: response.status,
          headers: response.headers,
          body: (text ? JSON.parse(text) : {}) as Answer['body'],
        };
      };
      const post = (path: string, body: unknown, headers?: Record<string, string>) =>
        send('POST', path, JSON.stringify(body), headers);
      const order = async (method: string) => {
        const made = await post('/merchant/orders', { method, amount: '0.01' });
        assert.equal(made.status, 200, JSON.stringify(made.body));
        return made.body;
      };

      test('creates a payment at its own price, and returns it only to its owner', async () => {
        const made = await order('pix_br');
        const { status, headers, body } = await send('GET', `/merchant/payments/${String(made['id'])}`);
        assert.deepEqual([status, body['amount'], headers.get('cache-control')], [200, '129.90', 'no-store']);
        assert.deepEqual(body['action'], made['action']);
        for (const cookie of ['', 'session=1', 'PHPSESSID=1']) {
          const other = await send('GET', `/merchant/payments/${String(made['id'])}`, undefined, { cookie });
          assert.deepEqual([other.status, other.body.error?.type], [404, 'invalid_request_error']);
        }
      });

      test('creates one payment if an order is sent twice', async () => {
        const headers = { 'idempotency-key': randomUUID() };
        const answers = [await post('/merchant/orders', { method: 'pix_br' }, headers)];
        answers.push(await post('/merchant/orders', { method: 'pix_br' }, headers));
        assert.equal(answers[0]!.body['id'], answers[1]!.body['id']);
      });

      test('forwards codes with their idempotency key, and stores the mandate', async () => {
        const id = String((await order('ewallet_id'))['id']);
        const path = `/merchant/v1/mandates/${id}`;
        assert.deepEqual((await send('GET', `/merchant/mandates/${id}`)).body['status'], 'pending');
        for (let tries = 0; tries < 6; tries++) {
          const wrong = await post(`${path}/verify`, { otp: '000000' }, { 'idempotency-key': `one-press-${id}` });
          assert.deepEqual([wrong.status, wrong.body.error?.code], [400, 'otp_incorrect']);
        }
        assert.equal((await post(`${path}/resend`, {})).status, 200);
        const again = await post(`${path}/resend`, {});
        assert.equal(again.status, 429);
        assert.ok(Number(again.headers.get('retry-after')) > 0);
        const verified = await post(`${path}/verify`, { otp: OTP });
        assert.deepEqual([verified.status, verified.body['status']], [200, 'active']);
        const { body } = await send('GET', `/merchant/mandates/${id}`);
        // An empty object stands for no action: a list would be an error on the page.
        assert.deepEqual([body['status'], body['action']], ['active', {}]);
      });

      const BAD: Readonly<Record<string, [string, string | undefined, Record<string, string>, number]>> = {
        'pages of other sites': ['/merchant/orders', '{"method":"pix_br"}', { 'sec-fetch-site': 'cross-site' }, 403],
        'methods that the shop does not offer': ['/merchant/orders', '{"method":"card_ru"}', {}, 400],
        'methods that are no text': ['/merchant/orders', '{"method":["pix_br"]}', {}, 400],
        'bodies that are not JSON': ['/merchant/orders', '{"method":', {}, 400],
        'a list': ['/merchant/orders', '[]', {}, 400],
        'unknown paths': ['/merchant/secrets', '{}', {}, 404],
        'codes for the mandate of another shop': ['/merchant/v1/mandates/mdt_1/verify', `{"otp":"${OTP}"}`, {}, 404],
        'webhooks without a signature': ['/merchant/webhooks', '{"type":"payment.paid","data":{"id":"pm_1"}}', {}, 400],
      };
      for (const [what, [path, body, headers, expected]] of Object.entries(BAD)) {
        test(`refuses ${what} with the error envelope`, async () => {
          const { status, body: answer } = await send('POST', path, body, headers);
          assert.deepEqual([status, answer.error?.type], [expected, 'invalid_request_error']);
        });
      }

      test('delivers after a signed webhook', async () => {
        const now = new Date();
        const body = JSON.stringify({ type: 'payment.paid', data: { id: 'pm_2', object: 'payment', status: 'paid' } });
        const headers = {
          'webhook-id': 'evt_1',
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': new Webhook(SECRET).sign('evt_1', now, body),
        };
        assert.equal((await send('POST', '/merchant/webhooks', `${body} `, headers)).status, 400);
        assert.equal((await send('POST', '/merchant/webhooks', body, headers)).status, 204);
        await printed.until('Deliver pm_2');
      });

      test('answers with the error envelope while the service is down', async () => {
        const [child, origin] = await start('http://127.0.0.1:9');
        try {
          const { status, body } = await send('POST', '/merchant/orders', '{"method":"pix_br"}', {}, origin);
          assert.deepEqual([status, body.error?.type], [502, 'api_error']);
        } finally {
          child.kill();
        }
      });

      test('prints no code, no key and no stack', () => {
        for (const secret of [OTP, KEY, 'Traceback', 'Exception', 'goroutine', 'Warning'])
          assert.equal(printed.text.includes(secret), false, printed.text);
      });
    });
  }
});
