/** `npm run storybook`: Storybook, and the shop with its sandbox for the story of a whole checkout. */
import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { build } from '../build/build.mjs';
import { ensureInstalled, ROOT } from '../shared/install.mjs';

ensureInstalled();
build();
// Built just now: not there for the type checker.
const { startDemo } = await import(new URL('../../demo/dist/server.js', import.meta.url).href);
const dataDir = resolve(ROOT, process.env.DATA_DIR || '.data/storybook');
const shop = await startDemo({ port: 0, dataDir, root: ROOT });
const storybook = spawn(
  process.execPath,
  [
    join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js'),
    ...['dev', '-p', process.env.PORT || '6006', '--host', '127.0.0.1', '--no-open', '--disable-telemetry'],
  ],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, STORYBOOK_SHOP: shop.url, STORYBOOK_DISABLE_TELEMETRY: '1' } },
);
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(signal, () => storybook.kill(signal));
storybook.on('close', async (code) => {
  await shop.close();
  process.exit(code ?? 0);
});
