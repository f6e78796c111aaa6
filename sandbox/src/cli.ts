/** `pay-elements-sandbox`: the service by itself, told what to do by the environment. */
import { resolve } from 'node:path';
import { readSettings } from './settings.js';
import { createSandbox } from './index.js';

const say = (line: string) => process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const HELP = `pay-elements-sandbox serves the payment service. The environment tells it how:

  PORT             where it listens (4242); 0 for any free port
  HOST             the address it listens on (127.0.0.1)
  SANDBOX_API_KEY  the bearer key that requests must have; none on this machine
  DATA_DIR         the folder of its store (.pay-sandbox)
  DATABASE_URL     a PostgreSQL instead of that folder
  DATABASE_SCHEMA  the schema of its tables there (pay_sandbox)
  WEBHOOK_TARGETS  where webhooks may go: loopback or public (loopback)
`;

try {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined) {
    if (!['--help', '-h'].includes(argument)) throw new Error(`What is ${argument}? --help says what there is.`);
    say(HELP);
    process.exit();
  }
  const settings = readSettings(process.env);
  const sandbox = await createSandbox({ ...settings, log: (line) => say(`  ${line}`) });
  say(`
  Service   ${sandbox.url}/v1/
  Consumer  ${sandbox.url}/sandbox
  Store     ${settings.databaseUrl ? 'PostgreSQL, by DATABASE_URL' : resolve(settings.dataDir)}

  Ctrl-C ends it.
`);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      sandbox.close().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}
