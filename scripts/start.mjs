/** `npm start`: the demo shop and the sandbox, after installing and building what is missing. */
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { ensureInstalled, ROOT } from './install.mjs';

/** @param {string} text */
function readPort(text) {
  const port = /^\d+$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new Error(`PORT is ${JSON.stringify(text)}: expected a number from 0 to 65535.`);
  return port;
}

try {
  const port = readPort(process.env.PORT || '4242');
  ensureInstalled();
  build();
  // Built just now: not there for the type checker.
  const { startDemo } = await import(new URL('../demo/dist/server.js', import.meta.url).href);
  const demo = await startDemo({ port, dataDir: resolve(ROOT, process.env.DATA_DIR || '.data'), root: ROOT });
  console.log(`
  Shop      ${demo.url}/
  Merchant  ${demo.url}/merchant/
  Service   ${demo.url}/v1/
  Consumer  ${demo.url}/sandbox

  Ctrl-C ends it.
`);
  let ending = false;
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (ending) process.exit(1);
      ending = true;
      demo.close().then(
        () => process.exit(0),
        (/** @type {Error} */ error) => {
          console.error(error.message);
          process.exit(1);
        },
      );
    });
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
