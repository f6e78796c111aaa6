import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { reportAttack } from '../support/attack-report.js';
import { until } from '../support/until.js';
import { test } from './fixtures.js';
import { ANSWERS, HOST, leave, PLACES, randomCode, secrecyPage } from './secrecy-page.js';
import { spy, type Spy } from './secrecy-spy.js';

/** The places where a code was found: the text before the colon or the first space. */
async function places(page: Page, code: string): Promise<string[]> {
  const seen = await page.evaluate(async () => {
    const all = globalThis as unknown as { spy: Spy; hostMessages: string[]; entries: string[] };
    return [
      ...(await all.spy.seen()),
      ...all.hostMessages.map((text) => `host ${text}`),
      ...all.entries.map((text) => `log ${text}`),
    ];
  });
  assert.ok(seen.length > 50, 'no place was searched');
  return [...new Set(seen.filter((text) => text.includes(code)).map((text) => /^(?:event )?[\w.-]+/.exec(text)![0]))];
}

/** The number of outcomes that the page reported to its host. */
const outcomes = (page: Page) =>
  page.evaluate(
    () =>
      (globalThis as unknown as { hostMessages: string[] }).hostMessages.filter((text) =>
        /"event":"pay-(?:error|complete)"/.test(text),
      ).length,
  );

// A trace keeps the values of inputs in the page, where the test would find them.
test.use({ trace: 'off' });

test.describe('a one-time code', () => {
  test('is only in its input and one request body, whatever the response', async ({ demo }) => {
    const { page, console: logged } = await demo.open();
    await page.addInitScript(HOST);
    await page.addInitScript(spy);
    await page.route('**/secrecy', (route) =>
      route.fulfill({ contentType: 'text/html', body: secrecyPage('/pay-elements') }),
    );
    const requests: string[] = [];
    page.on('request', async (request) =>
      requests.push(`${request.url()} ${JSON.stringify(await request.allHeaders())} body ${request.postData() ?? ''}`),
    );
    let next = 0;
    await page.route('**/otp', async (route) => {
      const { otp } = route.request().postDataJSON() as { otp: string };
      const { status, body } = ANSWERS[next++]!;
      const text = body(otp);
      await route.fulfill({
        status,
        contentType: 'application/json',
        body: typeof text === 'string' ? text : JSON.stringify(text),
      });
    });
    await page.goto(`${demo.url}/secrecy`);
    const input = page.getByRole('textbox', { name: 'One-time code' });
    const codes: string[] = [];
    for (const { status } of ANSWERS) {
      const code = randomCode();
      codes.push(code);
      await input.fill('');
      await input.pressSequentially(code.slice(0, -1));
      assert.deepEqual(await places(page, code.slice(0, -1)), [], 'while it is typed');
      await input.press(code.at(-1)!);
      await until('the response is handled', async () => (await outcomes(page)) === codes.length);
      if (next < ANSWERS.length) assert.equal(await input.inputValue(), code, `kept after ${status}`);
      assert.deepEqual(await places(page, code), ['event pay-otp-submit'], `after ${status}`);
    }
    await page.getByText('Account linked').waitFor();
    const entries = await page.evaluate<string[]>('entries');
    assert.equal(entries.filter((text) => text.includes('code-entered')).length, codes.length, 'the log is on');
    for (const code of codes) {
      assert.deepEqual(await places(page, code), ['event pay-otp-submit'], 'at the end');
      assert.deepEqual(
        logged.filter((text) => text.includes(code)),
        [],
      );
      const carrying = requests.filter((request) => request.includes(code));
      assert.equal(carrying.length, 1);
      assert.match(carrying[0]!, new RegExp(`^${demo.url}/otp (?!.*${code}.* body ).* body {"otp":"${code}"}$`));
    }
    reportAttack(
      `${codes.length} random codes, each echoed by the service; ${PLACES.length} kinds of places: events, the log, console, storage, trees, …`,
      'in the input, one request body, and `pay-otp-submit`, which is for it',
    );
  });

  test('is found in every searched place if it is put there', async ({ demo }) => {
    const { page } = await demo.open();
    await page.addInitScript(HOST);
    await page.addInitScript(spy);
    await page.route('**/secrecy', (route) =>
      route.fulfill({ contentType: 'text/html', body: secrecyPage('/pay-elements') }),
    );
    await page.goto(`${demo.url}/secrecy`);
    await page.getByRole('textbox', { name: 'One-time code' }).waitFor();
    const code = randomCode();
    await page.evaluate(leave, code);
    // Some observers are notified in a later task.
    const missing = async () => {
      const found = await places(page, code);
      return PLACES.filter((place) => !found.includes(place));
    };
    await until(`found in ${PLACES.join(', ')}`, async () => !(await missing()).length);
  });
});
