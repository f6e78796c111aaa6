/** Runs the service with a faster clock, so that tests do not wait for retries. */
import { createSandbox } from '../src/index.js';

const { DATA_DIR, DATABASE_URL, DATABASE_SCHEMA, CLOCK_START = '0', CLOCK_SPEED = '1' } = process.env;
const start = Number(CLOCK_START);

const { url } = await createSandbox({
  dataDir: DATA_DIR,
  databaseUrl: DATABASE_URL,
  schema: DATABASE_SCHEMA,
  now: () => new Date(start + (Date.now() - start) * Number(CLOCK_SPEED)),
});
process.stdout.write(`  Service   ${url}/v1/\n`);
// Exits when the test that started it exits.
process.stdin.on('end', () => process.exit()).resume();
