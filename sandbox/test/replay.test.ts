/** `logs --json`, and `replay` of what it has printed. */
import assert from 'node:assert/strict';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { commandLine } from './command-line.js';

const { url, terminal, run } = commandLine();

const post = async (path: string, body: object = {}) => {
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() };
  const response = await fetch(url() + path, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as { id: string; otp: string };
};
const list = async (path: string) =>
  ((await (await fetch(url() + path)).json()) as { data: Record<string, unknown>[] }).data;

const folder = mkdtempSync(join(tmpdir(), 'pay-replay-'));
/** Writes lines to a file. @returns its path */
function written(name: string, lines: readonly string[]): string {
  const file = join(folder, name);
  writeFileSync(file, lines.join('\n'));
  return file;
}

describe('replay', () => {
  it('makes the same resources again, with other ids, also by a one-time code, which the log does not have', async () => {
    await post('/sandbox/reset');
    const customer = await post('/v1/customers', { phone: '+6281234567890' });
    const mandate = await post(`/v1/customers/${customer.id}/mandates`, { payment_method: 'ewallet_id' });
    await post(`/v1/mandates/${mandate.id}/verify`, { otp: 'none' });
    const { otp } = (await (await fetch(`${url()}/sandbox/otps/${mandate.id}`)).json()) as { otp: string };
    await post(`/v1/mandates/${mandate.id}/verify`, { otp });
    await post('/v1/payments', {
      payment_method: 'ewallet_id',
      currency: 'IDR',
      amount: '5000',
      mandate_id: mandate.id,
    });
    await post('/v1/payments', { payment_method: 'none' });
    // Without the reset.
    const log = (await run('logs', '--json')).filter((line) => !line.includes('/sandbox/reset'));
    const file = written('requests.jsonl', log);
    const kept = ['payment_method', 'amount', 'status', 'failure_code'];
    const shown = async () => (await list('/sandbox/payments')).map((payment) => kept.map((name) => payment[name]));
    const before = await shown();

    await post('/sandbox/reset');
    const lines = await run('replay', file);
    assert.deepEqual(await shown(), before);
    assert.deepEqual(
      lines.map((line) => line.split(/ +/)[1]),
      ['200', '200', 'skipped', '200', '200', '400'],
      lines.join('\n'),
    );
  });

  it('reports answers that differ, and fails', async () => {
    await post('/sandbox/reset');
    const log = (await run('logs', '--json')).filter((line) => !line.includes('/sandbox/reset'));
    const request = { object: 'request', method: 'POST', path: '/v1/customers', status: 400, idempotency_key: null };
    const file = written('wrong.jsonl', [
      ...log,
      JSON.stringify({ ...request, request_body: '{}', response_body: null }),
    ]);
    const one = terminal();
    const { main } = await import('../src/cli/main.js');
    await assert.rejects(main(['replay', file], one), {
      message: '1 of 1 answers differ from those that were recorded.',
    });
    assert.equal(one.lines.at(-1), 'POST  200      /v1/customers  was 400');
  });

  it('refuses a file that is not a log', async () => {
    const file = written('other.json', ['', '{"customers":[]}']);
    await assert.rejects(run('replay', file), {
      message: `${file}:1 is not a request: expected a line of logs --json.`,
    });
    await assert.rejects(run('replay', 'none.jsonl'), { message: 'none.jsonl cannot be read: ENOENT' });
  });
});
