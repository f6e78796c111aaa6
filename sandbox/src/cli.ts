/** `pay-elements-sandbox`: runs the service, configured by environment variables. */
import { resolve } from 'node:path';
import { readSettings } from './settings.js';
import { createSandbox } from './index.js';

const print = (line: string) => process.stdout.write(`${line}\n`);

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const HELP = `pay-elements-sandbox runs the payment service. Environment variables (default):

  PORT             the port to listen on (4242); 0 for any free port
  HOST             the address to listen on (127.0.0.1)
  SANDBOX_API_KEY  the bearer key that requests need (none on loopback addresses)
  SANDBOX_SEED     any text that repeats ids, codes and instruments (none)
  SANDBOX_OTP      the one-time code of every mandate (random)
  DATA_DIR         the folder of the store (.pay-sandbox)
  DATABASE_URL     a PostgreSQL to use instead of that folder
  DATABASE_SCHEMA  the schema of the tables in that PostgreSQL (pay_sandbox)
  RETENTION_DAYS   days after which events, deliveries and idempotency keys are removed (30)
  WEBHOOK_TARGETS  allowed receivers of webhooks: loopback or public (loopback)
  REQUEST_LOG      the log of requests at /sandbox/requests: on or off (on)
`;

try {
  const [argument] = process.argv.slice(2);
  if (argument !== undefined) {
    if (!['--help', '-h'].includes(argument)) throw new Error(`Unknown argument ${argument}: see --help.`);
    print(HELP);
    process.exit();
  }
  const settings = readSettings(process.env);
  const sandbox = await createSandbox({ ...settings, log: (line) => print(`  ${line}`) });
  print(`
  Service   ${sandbox.url}/v1/
  Consumer  ${sandbox.url}/sandbox
  Store     ${settings.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : resolve(settings.dataDir)}

  Press Ctrl-C to stop.
`);
  let closing = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (closing) process.exit(1);
      closing = true;
      sandbox.close().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}
