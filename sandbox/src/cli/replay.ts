/** `pay-elements-sandbox replay <file>`: sends recorded requests again, and compares the answers. */
import { readText } from '../fixtures/content.js';
import type { LoggedRequest } from '../requests/log.js';
import { CLIENT_OPTIONS, readArguments } from './arguments.js';
import { Client } from './client.js';
import { columns, type Terminal } from './terminal.js';

const ID = /\b[a-z]+_\w{20}\b/g;
const VERIFY = /^\/v1\/mandates\/([^/]+)\/verify$/;
/** Secrets are masked in the log, and long bodies are shortened. */
const INCOMPLETE = /\*\*\*|… \(\d+ more characters\)$/;

export async function replay(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, CLIENT_OPTIONS, ['file']);
  const client = new Client(terminal, values.url);
  const requests = requestsOf(positionals[0]!, await readText(positionals[0]!));
  const writes = requests.filter(({ method }) => method !== 'GET');
  const ids = new Map<string, string>();
  let different = 0;
  for (const recorded of writes) {
    const { method, path, status } = recorded;
    const answer = await sendAgain(client, recorded, ids);
    if (answer !== null && answer !== status) different++;
    if (values.json) {
      terminal.print(
        JSON.stringify({ object: 'replayed_request', method, path, status: answer, recorded_status: status }),
      );
      continue;
    }
    const note = answer === null ? 'its body is not in the log' : answer === status ? '' : `was ${status}`;
    terminal.print(columns([4, 7], [method, String(answer ?? 'skipped'), `${path}  ${note}`]));
  }
  if (different) throw new Error(`${different} of ${writes.length} answers differ from those that were recorded.`);
}

/** @throws {Error} with a message of one line */
function requestsOf(file: string, text: string): LoggedRequest[] {
  const lines = text.split('\n').filter((line) => line.trim());
  return lines.map((line, index) => {
    try {
      const request = JSON.parse(line) as LoggedRequest;
      if (request.object === 'request') return request;
    } catch {
      // It is refused like any other line that is not a request.
    }
    throw new Error(`${file}:${index + 1} is not a request: expected a line of logs --json.`);
  });
}

/**
 * @param ids those of this run, by those of the recorded one
 * @returns the status of the answer; null if the log does not have all of the body
 */
async function sendAgain(client: Client, recorded: LoggedRequest, ids: Map<string, string>): Promise<number | null> {
  const { method, idempotency_key: key } = recorded;
  const renamed = (text: string) => text.replace(ID, (id) => ids.get(id) ?? id);
  const path = renamed(recorded.path);
  const body = await bodyOf(client, path, recorded);
  if (body === undefined) return null;
  const headers: Record<string, string> = key === null ? {} : { 'idempotency-key': key };
  const { status, text } = await client.raw(path, { method, headers, body: body && renamed(body) });
  const made = text.match(ID) ?? [];
  for (const [index, id] of (recorded.response_body?.match(ID) ?? []).entries()) ids.set(id, made[index] ?? id);
  return status;
}

/** Null without a body; undefined if the log does not have all of it. */
async function bodyOf(
  client: Client,
  path: string,
  { status, request_body: body }: LoggedRequest,
): Promise<string | null | undefined> {
  if (body === null || !INCOMPLETE.test(body)) return body;
  const mandate = VERIFY.exec(path)?.[1];
  // The log does not tell which code was wrong.
  if (mandate === undefined || status >= 400) return undefined;
  const { otp } = await client.get<{ otp: string }>(`/sandbox/otps/${mandate}`);
  return JSON.stringify({ otp });
}
