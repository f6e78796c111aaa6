/** The recipes of docs/testing.md, each run by its tool as a merchant would. */
import assert from 'node:assert/strict';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { CHROME_ARGS, findHeadless } from '../../scripts/shared/browser.mjs';
import { readDocument, ROOT } from '../documents/documents.js';
import { createProject, type Project } from './project.js';

let project: Project;
beforeAll(() => {
  project = createProject();
});
afterAll(() => project.remove());

/** The pages of a shop: those at the start of the README, and that of a payment for a mandate. */
function startShop(): Promise<Server> {
  const pageWith = (tag: string) => readDocument('README.md').blocks.find(({ text }) => text.includes(`<${tag}`))!.text;
  const page = pageWith('pay-action');
  const pages: Readonly<Record<string, string>> = {
    '/checkout': page,
    '/order': pageWith('pay-checkout'),
    '/wallet': page.replaceAll('/payments/pm_123', '/mandates/mdt_123'),
  };
  const server = createServer(({ url = '' }, response) => {
    const file = join(ROOT, 'dist', url.replace(/^\/pay-elements\//, ''));
    if (pages[url]) response.setHeader('content-type', 'text/html').end(`<!doctype html><html lang="en">${pages[url]}`);
    else if (url.endsWith('.js') && existsSync(file))
      createReadStream(file).pipe(response.setHeader('content-type', 'text/javascript'));
    else response.writeHead(404).end();
  });
  return new Promise((resolve) => void server.listen(0, '127.0.0.1', () => resolve(server)));
}

const VITEST = 'vitest/vitest.mjs';
/** Vitest loads set-up files from below its root alone. */
const AT_PACKAGES = ['--root=..', '--config=dist/vitest.config.ts'];
const JEST = 'jest/bin/jest.js';
/** The number of tests in `fixtures/`. */
const FIXTURES_PASSED = /Tests: +33 passed, 33 total|Tests +33 passed \(33\)/;

/** Longer than `asyncUtilTimeout` in fixtures/, for the tests that wait for what never comes. */
const TIMEOUT = '--testTimeout=30000';

const vitest = (environment: string, folder: string, ...more: string[]) =>
  project.run(VITEST, [...AT_PACKAGES, 'run', folder, `--environment=${environment}`, TIMEOUT, ...more]);

const jest = (environment: string, files: string) =>
  project.run(JEST, [`--env=${environment}`, TIMEOUT, '--testMatch', files], {
    NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  });

it('the lock file names no host', () => {
  assert.doesNotMatch(readFileSync(join(ROOT, 'test/recipes/package-lock.json'), 'utf8'), /"resolved": "[a-z]+:\/\//);
});

describe('recipes of docs/testing.md', () => {
  it('compile', () => {
    assert.deepEqual(
      project.compile((path) => !path.startsWith('cypress/')),
      [],
    );
  });

  it('compile for Cypress', () => {
    assert.deepEqual(
      project.compile((path) => path.startsWith('cypress/')),
      [],
    );
  });

  it('run in Playwright', async () => {
    const shop = await startShop();
    const { port } = shop.address() as AddressInfo;
    const launch = JSON.stringify({ executablePath: findHeadless(), args: CHROME_ARGS });
    project.write(
      'here.config.ts',
      `import config from './playwright.config';
      export default { ...config, workers: 1, use: { ...config.use, launchOptions: ${launch} } };`,
    );
    try {
      const env = { SHOP_URL: `http://127.0.0.1:${port}` };
      const output = await project.run('@playwright/test/cli.js', ['test', '--config=here.config.ts'], env);
      assert.match(output, /4 passed/);
    } finally {
      shop.close();
    }
  });

  for (const environment of ['jsdom', 'happy-dom']) {
    it(`run in Vitest with ${environment}`, async () => {
      const output = await vitest(environment, 'dist/src');
      assert.match(output, /Tests +4 passed \(4\)/);
      assert.doesNotMatch(output, /unhandled/i);
    });
  }

  for (const environment of ['jest-fixed-jsdom', '@happy-dom/jest-environment']) {
    it(`run in Jest with ${environment}`, async () => {
      assert.match(await jest(environment, '**/*.jest.js'), /Tests: +2 passed, 2 total/);
    });
  }
});

describe('the elements and their page object', () => {
  for (const environment of ['jsdom', 'happy-dom']) {
    it(`in Vitest with ${environment}`, async () => {
      const output = await vitest(environment, 'dist/fixtures', '--globals');
      assert.match(output, FIXTURES_PASSED);
      assert.doesNotMatch(output, /unhandled/i);
    });
  }

  for (const environment of ['jest-fixed-jsdom', '@happy-dom/jest-environment']) {
    it(`in Jest with ${environment}`, async () => {
      assert.match(await jest(environment, '**/fixtures/*.test.js'), FIXTURES_PASSED);
    });
  }
});
