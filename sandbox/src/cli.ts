/** `pay-elements-sandbox`: the service by itself, told what to do by the environment. */
import { resolve } from 'node:path';
import { readSettings } from './settings.js';
import { createSandbox } from './index.js';

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

try {
  const settings = readSettings(process.env);
  const { url, close } = await createSandbox({ ...settings, log: (line) => say(`  ${line}`) });
  say(`
  Service   ${url}/v1/
  Consumer  ${url}/sandbox
  Store     ${settings.databaseUrl ? 'PostgreSQL, by DATABASE_URL' : resolve(settings.dataDir)}

  Ctrl-C ends it.
`);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      close().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}
