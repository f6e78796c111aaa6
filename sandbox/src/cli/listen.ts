/** `pay-elements-sandbox listen --forward-to <url>`: receives the webhooks, forwards and prints them. */
import { deliveryId } from '../webhooks/queue.js';
import { CLIENT_OPTIONS, readArguments, readUrl } from './arguments.js';
import { Client, Unreachable } from './client.js';
import { receive, type Forwarded } from './forward.js';
import { readKeys } from './keys.js';
import { keep, register, unregister, type Endpoint } from './subscription.js';
import { clockText, columns, untilStopped, type Terminal } from './terminal.js';

const OPTIONS = {
  ...CLIENT_OPTIONS,
  'forward-to': { type: 'string' },
  events: { type: 'string', default: '*' },
} as const;
/** The numbers by which events are resent. */
const NUMBERS = 9;

export async function listen(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values } = readArguments(args, OPTIONS);
  const target = values['forward-to'] === undefined ? null : readUrl('--forward-to', values['forward-to']);
  const client = new Client(terminal, values.url);
  const print = (text: string) => terminal.print(text);
  const report = values.json ? () => {} : print;
  const own = await startIfNeeded(client, terminal);
  /** The events by their numbers. */
  const numbered = new Map<string, string>();
  let last = 0;
  const receiver = await receive(target, (result) => {
    last = (last % NUMBERS) + 1;
    numbered.set(String(last), result.event.id);
    print(values.json ? JSON.stringify({ object: 'forwarded_event', ...result }) : line(result, String(last)));
  });
  try {
    const secret = terminal.env['WEBHOOK_SECRET'];
    const options = { target, url: receiver.url, event_types: values.events.split(','), ...(secret && { secret }) };
    let endpoint = await register(client, options);
    const introduce = (one: Endpoint) =>
      values.json
        ? print(
            JSON.stringify({
              object: 'listener',
              service: client.url,
              forward_to: target,
              endpoint_id: one.id,
              secret: one.secret,
            }),
          )
        : print(`  Secret    ${one.secret}`);
    report(`  Service   ${client.url}/v1/${own ? ', started by this command' : ''}
  Forward   ${target ?? 'nothing: --forward-to <url> forwards the webhooks'}`);
    introduce(endpoint);
    const resend = (key: string) => {
      const id = numbered.get(key === 'r' ? String(last) : key);
      if (id === undefined) return;
      const path = `/sandbox/deliveries/${deliveryId(id, endpoint.id)}/redeliver`;
      client.send('POST', path).catch((error: Error) => report(`  ${error.message}`));
    };
    const release = readKeys(terminal, resend);
    report(
      terminal.keyboard.isTTY
        ? '\n  Press r to resend the last event, 1 to 9 to resend the event with that number, q to stop.\n'
        : '\n  Press Ctrl-C to stop.\n',
    );
    const onChange = (one: Endpoint) => {
      if (one.secret !== endpoint.secret) report('  The sandbox was reset: the secret has changed.');
      endpoint = one;
      introduce(one);
    };
    const onProblem = (problem: string) => report(`  ${problem}`);
    void keep(client, options, endpoint, { onChange, onProblem, signal: terminal.stopped });
    await untilStopped(terminal);
    release();
    await unregister(client, endpoint);
  } finally {
    await receiver.close();
    await own?.close();
  }
}

/** Starts a sandbox in this process if none runs on this machine. @throws {Error} if another one was named */
async function startIfNeeded(client: Client, terminal: Terminal) {
  try {
    await client.get('/sandbox/clock');
    return null;
  } catch (error) {
    if (!(error instanceof Unreachable) || !client.isDefault) throw error;
  }
  const { startService } = await import('./serve.js');
  return startService(terminal, () => {});
}

function line({ event, status, duration_ms, error }: Forwarded, number: string): string {
  const texts = [clockText(new Date()), number, event.type, event.id, String(status ?? 'failed')];
  return columns([8, 1, 29, 24, 6], [...texts, error ?? `${duration_ms} ms`]);
}
