/** `pay-elements-sandbox logs`: prints the requests to the sandbox and its answers. Their secrets are masked. */
import { setTimeout as wait } from 'node:timers/promises';
import type { LoggedRequest } from '../requests/log.js';
import { CLIENT_OPTIONS, readArguments, readNumber } from './arguments.js';
import { Client, Unreachable } from './client.js';
import { clockText, columns, type Terminal } from './terminal.js';

const OPTIONS = {
  ...CLIENT_OPTIONS,
  limit: { type: 'string', default: '20' },
  follow: { type: 'boolean', short: 'f', default: false },
  short: { type: 'boolean', default: false },
} as const;
const RETRY_MS = 1_000;

export async function logs(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values } = readArguments(args, OPTIONS);
  const limit = readNumber('limit', values.limit, 0, 1_000);
  const client = new Client(terminal, values.url);
  const printed = new Set<string>();
  const print = (request: LoggedRequest) => {
    if (printed.has(request.id)) return;
    printed.add(request.id);
    if (values.json) return terminal.print(JSON.stringify(request));
    for (const line of linesOf(request, values.short)) terminal.print(line);
  };
  const printLatest = async (count: number) => {
    if (!count) return;
    const { data } = await client.get<{ data: LoggedRequest[] }>(`/sandbox/requests?limit=${count}`);
    for (const request of data.reverse()) print(request);
  };
  await printLatest(limit);
  if (values.follow) await follow(client, terminal, print);
}

/** Prints what the stream sends until the user stops it. Connects again when the sandbox was restarted. */
async function follow(client: Client, { stopped }: Terminal, print: (request: LoggedRequest) => void): Promise<void> {
  while (!stopped.aborted) {
    try {
      for await (const { event, data } of client.stream(stopped)) {
        if (event === 'request') print(JSON.parse(data) as LoggedRequest);
      }
    } catch (error) {
      if (stopped.aborted) return;
      // A connection that ends early is an error of the socket.
      if (!(error instanceof Unreachable) && !(error instanceof TypeError)) throw error;
    }
    await wait(RETRY_MS, undefined, { signal: stopped }).catch(() => {});
  }
}

function linesOf(request: LoggedRequest, short: boolean): string[] {
  const { time, method, path, status, duration_ms, idempotency_key, error_code } = request;
  const rest = [`${duration_ms} ms`, error_code, idempotency_key && `key ${idempotency_key}`]
    .filter(Boolean)
    .join('  ');
  const first = columns([8, 4, 3], [clockText(new Date(time)), method, String(status), `${path}  ${rest}`]);
  if (short) return [first];
  const body = (arrow: string, text: string | null) =>
    text ? [`          ${arrow} ${text.replace(/\s+/g, ' ')}`] : [];
  return [first, ...body('→', request.request_body), ...body('←', request.response_body)];
}
