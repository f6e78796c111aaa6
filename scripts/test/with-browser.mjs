/** Runs a Node program with one Chromium for all processes that it starts: `node scripts/test/with-browser.mjs <args>`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium } from 'playwright-core';
import { CHROME_ARGS, findHeadless } from '../shared/browser.mjs';

const server = await chromium.launchServer({ executablePath: findHeadless(), args: CHROME_ARGS });
const child = spawn(process.execPath, process.argv.slice(2), {
  stdio: 'inherit',
  env: { ...process.env, BROWSER_ENDPOINT: server.wsEndpoint() },
});
const [code] = await once(child, 'exit');
await server.kill();
process.exit(code ?? 1);
