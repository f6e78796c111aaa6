/** Each step and result, read from its first line to its last one. The transcripts are for people: read them when they change. */
import { STEPS } from '../e2e/all-steps.js';
import { test } from './fixtures.js';
import { payment, READ, TRANSLATED } from './steps.js';

/** Those with a code or an amount that a consumer reads figure by figure. */
const IN_BRAILLE: readonly string[] = ['boleto', 'code', 'transfer', 'voucher'];

for (const [name, body] of Object.entries({ ...STEPS, ...READ })) {
  test(`${name} is read`, async ({ open }) => {
    const { read, matches, matchesBraille } = await open(body);
    await read();
    matches(name);
    if (IN_BRAILLE.includes(name)) matchesBraille(name);
  });
}

for (const [name, { lang, body }] of Object.entries(TRANSLATED)) {
  test(`${name} is read`, async ({ open }) => {
    const { read, matches } = await open(body, { lang });
    await read();
    matches(name);
  });
}

test('a payment that is late is read', async ({ open }) => {
  // By the clock of the service, which is right.
  const headers = { date: 'Sat, 21 Nov 2026 12:00:05 GMT' };
  const late = payment({ time_expired: '2026-11-21T11:59:00+00:00' });
  const { page, read, matches } = await open('<pay-action merchant="Norte Coffee" src="/shop/payment"></pay-action>', {
    responses: { '/shop/payment': () => ({ headers, body: late }) },
  });
  await page.locator('[part=start-again]').waitFor();
  await read();
  matches('late');
});
