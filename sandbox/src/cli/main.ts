/** The commands of `pay-elements-sandbox`, each lazy-loaded: most need neither the store nor the service. */
import type { Terminal } from './terminal.js';

type Command = (args: readonly string[], terminal: Terminal) => Promise<void>;

const COMMANDS: Readonly<Record<string, () => Promise<Command>>> = {
  listen: async () => (await import('./listen.js')).listen,
  logs: async () => (await import('./logs.js')).logs,
  replay: async () => (await import('./replay.js')).replay,
  seed: async () => (await import('./seed.js')).seed,
  trigger: async () => (await import('./trigger.js')).trigger,
};

const HELP = `pay-elements-sandbox                    runs the payment service
pay-elements-sandbox listen             prints the webhooks; starts a sandbox if none runs
  --forward-to <url>                    forwards them, for example to http://localhost:3000/webhooks
  --events <type,type>                  only these types of events (all)
pay-elements-sandbox trigger <event>    causes an event, for example payment.paid
  --method, --amount, --currency, --reference
  --debit                               the payment is a direct debit, by a mandate
pay-elements-sandbox seed <file>        loads customers, mandates, payments and subscriptions from a JSON file
pay-elements-sandbox seed               makes payments and mandates of each method, one with each outcome
pay-elements-sandbox logs               prints the latest requests and their answers
  --limit <number>                      how many (20)
  --follow, -f                          and those that come
  --short                               without bodies
pay-elements-sandbox replay <file>      sends recorded requests again: the lines of logs --json

The commands have --json, for scripts, and --url, the address of the sandbox (SANDBOX_URL, or this machine).
Environment variables (default):

  PORT             the port to listen on (4242); 0 for any free port
  HOST             the address to listen on (127.0.0.1)
  ALLOW_LAN        1 to listen on all addresses and to accept return_url in a local network, for a phone (0)
  SANDBOX_API_KEY  the bearer key that requests need (none on loopback addresses)
  SANDBOX_SEED     any text that repeats ids, codes and instruments (none)
  SANDBOX_OTP      the one-time code of every mandate (random)
  OTP_RESENDS      codes that may be sent again until the last one expires (5); then 429
  MERCHANT_NAME    the merchant's name at the bank, in QR codes and of transfers (Example Shop)
  DATA_DIR         the folder of the store (.pay-sandbox)
  DATABASE_URL     a PostgreSQL to use instead of that folder
  DATABASE_SCHEMA  the schema of the tables in that PostgreSQL (pay_sandbox)
  WEBHOOK_TARGETS  allowed receivers of webhooks: loopback or public (loopback)
  DRAIN_SECONDS    seconds for which a stopping sandbox still answers, but fails health checks (0)
  RETENTION_DAYS   days after which events, deliveries and idempotency keys are removed (30)
  REQUEST_LOG      the log of requests at /sandbox/requests: on or off (on)
  WEBHOOK_SECRET   the secret that listen has its webhooks signed with (one of the sandbox)`;

/** @throws {Error} with a message of one line */
export async function main(args: readonly string[], terminal: Terminal): Promise<void> {
  if (args.some((argument) => argument === '--help' || argument === '-h')) return terminal.print(HELP);
  const [name, ...rest] = args;
  if (name === undefined || name.startsWith('-')) return (await import('./serve.js')).serve(args, terminal);
  const load = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!load) throw new Error(`Unknown command ${name}: see --help.`);
  await (
    await load()
  )(rest, terminal);
}
