import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { waitForEvent } from './demo.js';
import { test } from './fixtures.js';

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** The layout shifts without user input, with the nodes and their positions. */
async function shifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const found: string[] = [];
        const record = (entries: PerformanceEntryList) => {
          for (const { value, hadRecentInput, sources } of entries as Shift[]) {
            const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
            const moved = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node?.nodeName} ${node?.id ?? ''} ${node?.part?.value ?? ''} ${box(previousRect)} → ${box(currentRect)}`,
            );
            if (!hadRecentInput) found.push(`${value.toFixed(4)}: ${moved.join(', ')}`);
          }
        };
        const observer = new PerformanceObserver((list) => record(list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        // The entry is queued with the frame after the shift.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              record(observer.takeRecords());
              resolve(found);
            }),
          ),
        );
      }),
  );
}

/** The highest screen of a phone, in px: what is below it does not move in sight. */
const TALLEST_SCREEN = 960;

/** The height of the step and the height reserved for it, in px. A race can hide a shift, but not a step that is too high. */
async function heights(page: Page): Promise<{ step: number; reserved: number }> {
  return page.locator('pay-action').evaluate((element: HTMLElement) => {
    // A step that is whole gives back what it does not need.
    element.style.removeProperty('--pay-size-reserved');
    const reserved = parseFloat(getComputedStyle(element).minBlockSize);
    element.style.minBlockSize = '0';
    const step = Math.round(element.getBoundingClientRect().height);
    element.style.minBlockSize = '';
    return { step, reserved };
  });
}

const CUSTOMER = { document: { country: 'BR', type: 'tax_id', number: '52998224725' } };

test.describe('a page that loads a payment has no layout shifts', () => {
  for (const [name, method] of [
    ['a QR code', 'pix_br'],
    ['a boleto', 'boleto_br'],
    ['a voucher', 'cashvoucher_mx'],
    ['a bank transfer', 'banktransfer_mx'],
    ['a one-time code', 'ewallet_id'],
  ] as const) {
    for (const [screen, viewport] of [
      ['on a phone', { width: 360, height: 740 }],
      ['on a computer', { width: 1280, height: 900 }],
    ] as const) {
      test(`with ${name} ${screen}`, async ({ demo }) => {
        const { page } = await demo.open({ viewport });
        const { object, id } = await demo.consumer('POST', '/merchant/orders', { method, customer: CUSTOMER });
        await page.goto(`${demo.url}/own?${object}_id=${id}&method=${method}`);
        await waitForEvent(page, 'pay-ready');
        if (method !== 'ewallet_id') await page.locator('pay-action [part=check]').waitFor();
        // The chunk of the result is loaded last, and its styles must not move the step.
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/chunks/result-')),
        );
        assert.deepEqual(await shifts(page), []);
        const { step, reserved } = await heights(page);
        assert.ok(
          Math.min(step, TALLEST_SCREEN) <= reserved,
          `the step is ${step} px high, with ${reserved} px reserved`,
        );
      });
    }
  }
});

test.describe('a page has no empty space inside a payment', () => {
  /** The space between the last button of the step and the one to check, and below the last part, in px. */
  const gaps = (page: Page) =>
    page.locator('pay-action').evaluate((element) => {
      const root = element.shadowRoot!;
      const box = (node: Element) => node.getBoundingClientRect();
      const last = root.querySelector('[part=step]')?.shadowRoot?.querySelectorAll('[part=tools], [part=show]') ?? [];
      const bottom = Math.max(...Array.from(last, (node) => box(node).bottom));
      const check = root.querySelector('[part=check]');
      const end = root.querySelector('[part=updates], [part=result]')!;
      return [last.length && check ? box(check).top - bottom : 0, box(element).bottom - box(end).bottom];
    });

  for (const method of ['pix_br', 'boleto_br', 'cashvoucher_mx', 'banktransfer_mx']) {
    test(`with ${method} on a phone, in the shortest language`, async ({ demo }) => {
      const { page } = await demo.open({ viewport: { width: 375, height: 740 } });
      const { id } = await demo.consumer('POST', '/merchant/orders', { method, customer: CUSTOMER });
      await page.goto(`${demo.url}/own?payment_id=${id}&method=${method}&lang=ar`);
      await page.locator('pay-action [part=check]').waitFor();
      await page.waitForFunction(() => document.querySelector('pay-action')!.style.length);
      const [between, below] = await gaps(page);
      assert.ok(between! <= 24, `${between} px between the step and the button`);
      assert.equal(below, 0);
    });
  }

  test('with a result', async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 375, height: 740 } });
    const { id } = await demo.consumer('POST', '/merchant/orders', { method: 'pix_br' });
    await demo.consumer('POST', `/sandbox/payments/${id}/decline`);
    await page.goto(`${demo.url}/own?payment_id=${id}&method=pix_br`);
    await page.locator('pay-action [part=start-again]').waitFor();
    // It moves as it appears.
    await page
      .locator('pay-action')
      .evaluate(({ shadowRoot }) => Promise.all(shadowRoot!.getAnimations().map(({ finished }) => finished)));
    const [, below] = await gaps(page);
    assert.equal(below, 0);
  });
});
