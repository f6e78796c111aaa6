/** Measures the bytes of a whole visit: from the navigation until the result of the payment is painted. */
import type { Browser } from 'playwright-core';
import { BACKEND } from './backend.js';
import { PAGES, pathOfPage } from './build.js';
import { showing, SRC } from './contestants.js';
import { resourceOf } from './payload.js';
import type { StepName } from './steps.js';
import { openTab } from './tab.js';

export type VisitStep = Extract<StepName, 'qr' | 'otp'>;
/** Bytes of JavaScript and CSS. */
export type VisitResults = Record<VisitStep, number>;

const RESULT = 'pay-action >>> [part~=result]';

async function measure(browser: Browser, server: string, step: VisitStep): Promise<number> {
  const { page, close } = await openTab(browser, `${server}/blank`);
  try {
    const { marks } = showing(step).find(({ id }) => id === SRC)!;
    await page.goto(server + pathOfPage(SRC, step, PAGES.paid));
    await page.evaluate(`bench.whenPainted(${JSON.stringify(marks[step]!.copy)})`);
    if (step === 'otp') {
      await page.evaluate(`bench.find(${JSON.stringify(marks.otp!.shown)}).focus()`);
      await page.keyboard.type('123456');
    } else {
      const address = `${BACKEND}/${resourceOf(step, PAGES.paid).id}/pay`;
      // Sent by the page, because not every system resolves the server's name for Node.
      await page.evaluate((url) => fetch(url, { method: 'POST' }), address);
    }
    const bytes = await page.evaluate<number | null>(
      `bench.inTime(bench.whenPainted(${JSON.stringify(RESULT)}).then((time) => bench.bytesBy(time)))`,
    );
    if (bytes === null) throw new Error(`The page did not show the result of the step ${step}`);
    return bytes;
  } finally {
    await close();
  }
}

export async function measureVisits(browser: Browser, server: string): Promise<VisitResults> {
  return { qr: await measure(browser, server, 'qr'), otp: await measure(browser, server, 'otp') };
}
