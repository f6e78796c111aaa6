/** `npm start`: the demo shop and the sandbox, after installing and building what is missing. */
import { resolve } from 'node:path';
import { build } from '../build/build.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';
import { onCtrlC } from '../shared/on-ctrl-c.mjs';
import { readPort } from '../shared/port.mjs';

try {
  const port = readPort(process.env.PORT || '4242');
  ensureInstalled();
  build();
  // Built just now: not there for the type checker.
  const { readAllowLan } = await import('pay-elements-sandbox');
  const { startDemo } = await import(new URL('../../demo/dist/server.js', import.meta.url).href);
  const demo = await startDemo({
    port,
    dataDir: resolve(ROOT, process.env.DATA_DIR || '.data'),
    root: ROOT,
    allowLan: readAllowLan(process.env),
    log: (/** @type {string} */ line) => console.log(`  ${line}`),
  });
  const { urls = [], key } = demo.lan ?? {};
  console.log(`
  Shop      ${demo.url}/
  Consumer  ${demo.url}/sandbox
  API       ${demo.url}/sandbox/api
${[...urls.map((/** @type {string} */ url) => `  Phone     ${url}/\n`), ...(key ? [`  Key       ${key} (as the password of /sandbox)\n`] : [])].join('')}
  Ctrl-C ends it.
`);
  onCtrlC(() => demo.close());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
