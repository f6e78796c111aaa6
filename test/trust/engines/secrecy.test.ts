/** The places where a one-time code can be found, in any engine. */
import assert from 'node:assert/strict';
import { test } from '../../engines/fixtures.js';
import { ANSWERS, HOST, leave, PLACES, randomCode, secrecyPage } from '../../e2e/secrecy-page.js';
import { spy } from '../../e2e/secrecy-spy.js';
import { deep } from '../../engines/in-page.js';
import type { Browser, Tab } from '../../engines/tab.js';
import { reportAttack } from '../../support/attack-report.js';
import { until } from '../../support/until.js';
import { startServer, type Exchange, type Server } from '../server.js';

const HEAD = `<script>${HOST} (${spy.toString()})();</script>`;

test.describe('a one-time code', () => {
  let server: Server;
  let tab: Tab;
  let next = 0;
  const requests: string[] = [];
  const record = ({ request, body }: Exchange) =>
    void requests.push(`${request.url} ${JSON.stringify(request.headers)} body ${body}`);
  test.beforeAll(async () => {
    server = await startServer({
      '/secrecy': (exchange) => {
        record(exchange);
        exchange.response.setHeader('content-type', 'text/html').end(secrecyPage('/dist', HEAD));
      },
      '/otp': (exchange) => {
        record(exchange);
        const { otp } = JSON.parse(exchange.body) as { otp: string };
        const { status, body } = ANSWERS[next++]!;
        const text = body(otp);
        exchange.response.writeHead(status, { 'content-type': 'application/json' });
        exchange.response.end(typeof text === 'string' ? text : JSON.stringify(text));
      },
    });
  });
  test.afterAll(async () => {
    server.close();
  });

  const query = (expression: string) => tab.evaluate(`(() => { ${deep.toString()} return ${expression}; })()`);
  /** The places where a code was found: the text before the colon or the first space. */
  const places = async (code: string): Promise<string[]> => {
    await query(
      `void spy.seen().then((all) => (globalThis.found = [...all, ...hostMessages.map((text) => 'host ' + text)]))`,
    );
    await until('every place is searched', async () => (await query('Boolean(globalThis.found)')) === true);
    const found = (await query(
      `((all) => (globalThis.found = null, [all.length, all.filter((text) => text.includes('${code}'))]))(found)`,
    )) as [number, string[]];
    assert.ok(found[0] > 50, 'no place was searched');
    return [...new Set(found[1].map((text) => /^(?:event )?[\w.-]+/.exec(text)![0]))];
  };
  const openPage = async (launched: Browser) => {
    tab = await launched.open();
    await tab.go(`${server.url}/secrecy`);
    await until('the input', async () => Number(await query(`deep('[part~=input]').length`)) === 1);
  };

  test('is only in its input and one request body, whatever the response', async ({ launched }) => {
    await openPage(launched);
    const outcomes = () =>
      query(`hostMessages.filter((text) => /"event":"pay-(error|complete)"/.test(text)).length`) as Promise<number>;
    const codes: string[] = [];
    for (const { status } of ANSWERS) {
      const code = randomCode();
      codes.push(code);
      await query(`deep('[part~=input]').forEach((input) => { input.value = ''; input.focus(); })`);
      await tab.type(code.slice(0, -1));
      assert.deepEqual(await places(code.slice(0, -1)), [], 'while it is typed');
      await tab.type(code.slice(-1));
      await until('the response is handled', async () => (await outcomes()) === codes.length);
      assert.deepEqual(await places(code), ['event pay-otp-submit'], `after ${status}`);
    }
    for (const code of codes) {
      assert.deepEqual(await places(code), ['event pay-otp-submit'], 'at the end');
      const carrying = requests.filter((request) => request.includes(code));
      assert.equal(carrying.length, 1);
      assert.match(carrying[0]!, new RegExp(`^/otp (?!.*${code}.* body ).* body {"otp":"${code}"}$`));
    }
    reportAttack(
      `${codes.length} random codes in Firefox and WebKit, each echoed by the service; the same ${PLACES.length} kinds of places`,
      'in the input, one request body, and `pay-otp-submit`, which is for it',
    );
    await tab.close();
  });

  test('is found in every searched place if it is put there', async ({ launched }) => {
    await openPage(launched);
    const code = randomCode();
    await query(`void (${leave.toString()})('${code}')`);
    // Some observers are notified in a later task.
    await until(`found in ${PLACES.join(', ')}`, async () => {
      const found = await places(code);
      return PLACES.every((place) => found.includes(place));
    });
    await tab.close();
  });
});
