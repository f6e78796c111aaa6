/** Host pages that make life hard for the library, in any engine. */
import assert from 'node:assert/strict';
import { test } from '../../engines/fixtures.js';
import type { Tab } from '../../engines/tab.js';
import { reportAttack } from '../../support/attack-report.js';
import { until } from '../../support/until.js';
import { FRAMES, PAGES, pathOf, routesOf, STEPS } from '../host-pages.js';
import { page, SCRIPT, startServer, type Server } from '../server.js';
import { DRIVE } from './report.js';

/** Moves its steps a hundred times before the consumer uses them. */
const MOVING = `${SCRIPT}${STEPS}<script type="module">
  const [action, code] = [document.querySelector('pay-action'), document.querySelector('pay-otp-verify')];
  for (let count = 0; count < 100; count++) document.body.appendChild(document.createElement('div')).append(action, code);
  document.querySelector('pay-provider').append(action, code);
</script>`;

test.describe('a page', () => {
  let server: Server;
  let tab: Tab;
  const verified: string[] = [];
  const reports: string[] = [];
  test.beforeAll(async ({ tab: open }) => {
    tab = open;
    server = await startServer({
      ...routesOf(DRIVE, (body) => verified.push(body)),
      '/moving': page(DRIVE + MOVING),
      '/report': ({ body, response }) => {
        reports.push(body);
        response.end();
      },
    });
  });
  test.afterAll(async () => {
    reportAttack(
      `${Object.keys(PAGES).length} pages and ${Object.keys(FRAMES).length} frames of the same kinds, in Firefox and WebKit`,
      'each step works to its end, 0 errors',
    );
    server.close();
  });

  const completes = async (path: string) => {
    verified.length = reports.length = 0;
    await tab.go(server.url + path);
    await until('the report', () => reports.length > 0);
    assert.deepEqual(reports, ['[]']);
    assert.deepEqual(verified, ['{"otp":"123456"}']);
  };
  for (const path of Object.keys(PAGES)) test(`${path} works without errors`, () => completes(pathOf(path)));
  for (const path of Object.keys(FRAMES)) test(`with ${path} works without errors`, () => completes(pathOf(path)));
  test('that moves its steps a hundred times works without errors', () => completes('/moving'));
});
