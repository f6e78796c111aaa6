/** `npm run example -- react`: installs and builds what is missing, then starts the example beside a payment service. */
import { BACKEND, PAGES } from './examples/examples.mjs';
import { prepare } from './examples/prepare.mjs';
import { startExample } from './examples/start.mjs';
import { ensureInstalled } from '../shared/install.mjs';
import { onCtrlC } from '../shared/on-ctrl-c.mjs';
import { readPort } from '../shared/port.mjs';

const [name = ''] = process.argv.slice(2);

try {
  if (!Object.hasOwn(PAGES, name)) throw new Error(`npm run example -- <name>: ${Object.keys(PAGES).join(', ')}`);
  const port = readPort(process.env.PORT || '4300');
  ensureInstalled();
  console.log(`Building examples/${name}…`);
  prepare(name);
  const example = await startExample({ name, port, print: (text) => process.stdout.write(text) });
  console.log(`
  Shop      ${example.url}/        examples/${name}, with examples/${BACKEND}
  Consumer  ${example.service}/sandbox

  Ctrl-C ends it.
`);
  onCtrlC(example.close);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
