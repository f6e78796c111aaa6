/** `pay-elements-sandbox`: runs the service, configured by environment variables. */
import { resolve } from 'node:path';
import { createSandbox, type Sandbox } from '../index.js';
import { readSettings } from '../settings.js';
import { readArguments } from './arguments.js';
import { untilStopped, type Terminal } from './terminal.js';

/** @throws {Error} with a message of one line */
export async function startService(
  { env }: Terminal,
  log: (line: string) => void,
): Promise<Sandbox & { store: string }> {
  const settings = readSettings(env);
  const sandbox = await createSandbox({ ...settings, log });
  return { ...sandbox, store: settings.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : resolve(settings.dataDir) };
}

export async function serve(args: readonly string[], terminal: Terminal): Promise<void> {
  readArguments(args, {});
  const sandbox = await startService(terminal, (line) => terminal.print(`  ${line}`));
  terminal.print(`
  Service   ${sandbox.url}/v1/
  Consumer  ${sandbox.url}/sandbox${sandbox.lanUrl ? `\n  Phone     ${sandbox.lanUrl}` : ''}
  Store     ${sandbox.store}

  Press Ctrl-C to stop.
`);
  await untilStopped(terminal);
  await sandbox.close();
}
