/** Success criteria of WCAG 2.2 that automatic checkers do not cover, on every step. */
import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { mandate, payment } from '../support/samples.js';
import { lost, openAll, paying, STEPS } from './all-steps.js';
import { openCheckout, type CheckoutOptions } from './assistive.js';
import { test } from './fixtures.js';

interface Box {
  readonly step: string;
  readonly what: string;
  readonly width: number;
  readonly height: number;
}

/** Measures every matching node in our shadow trees. Runs in the page. */
function boxes(page: Page, selector: string): Promise<Box[]> {
  return page.evaluate((selector) => {
    const found: Box[] = [];
    const walk = (root: Element | ShadowRoot, step: string) => {
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot) walk(node.shadowRoot, step);
        if (root instanceof ShadowRoot && node.matches(selector)) {
          // A press on its label chooses a radio button.
          const { width, height } = (
            (node as HTMLInputElement).type === 'radio' ? node.closest('label')! : node
          ).getBoundingClientRect();
          const what = node.getAttribute('part') || node.id || node.localName;
          if (width && height) found.push({ step, what, width, height });
        }
      }
    };
    for (const step of document.querySelectorAll('article')) walk(step, step.id);
    return found;
  }, selector);
}

const CONTROLS = 'a[href], button, input, select, [tabindex="0"]';

test('1.3.5: inputs for personal data declare their purpose', async ({ demo }) => {
  const { page } = await openAll(demo);
  const purposes = await page.evaluate(() => {
    const found: string[] = [];
    const walk = (root: Document | ShadowRoot) => {
      for (const node of root.querySelectorAll('*')) {
        if (node.shadowRoot) walk(node.shadowRoot);
        if ((node instanceof HTMLInputElement && node.type !== 'radio') || node instanceof HTMLSelectElement)
          found.push(`${node.id}: ${node.autocomplete}`);
      }
    };
    walk(document);
    return found;
  });
  assert.deepEqual(purposes, [
    'code: one-time-code',
    // WCAG's list has no purpose for tax numbers, banks and accounts.
    'document.number: on',
    'billing_address.postal_code: billing postal-code',
    'billing_address.line1: billing address-line1',
    'billing_address.line2: billing address-line2',
    'billing_address.city: billing address-level2',
    'billing_address.state: billing address-level1',
    'phone: tel',
    'account_holder_name: name',
    'bank_name: on',
    'bank_branch_code: on',
    'account_number: on',
    'account_type: on',
    'account_holder_name: name',
    'account_number: on',
    'account_type: on',
    'bank_name: on',
  ]);
});

test.describe('1.4.4, 1.4.10, 1.4.12: no content is cut off, and nothing scrolls in both directions', () => {
  const SPACING = `line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;`;
  const cases: [string, CheckoutOptions, (page: Page) => Promise<unknown>][] = [
    ['320 pixels', { viewport: { width: 320, height: 256 } }, async () => {}],
    ['1,280 pixels at 400%', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }, async () => {}],
    ['320 pixels, in Arabic', { viewport: { width: 320, height: 640 }, lang: 'ar' }, async () => {}],
    [
      'text of twice the size',
      { viewport: { width: 640, height: 640 } },
      (page) => page.addStyleTag({ content: 'html, body { font-size: 32px }' }),
    ],
    [
      'the consumer’s own spacing',
      { viewport: { width: 360, height: 640 } },
      (page) =>
        page.evaluate((spacing) => {
          const walk = (root: Document | ShadowRoot) => {
            const sheet = new CSSStyleSheet();
            sheet.replaceSync(`* { ${spacing} } p { margin-block-end: 2em !important }`);
            root.adoptedStyleSheets.push(sheet);
            for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) walk(shadowRoot);
          };
          walk(document);
        }, SPACING),
    ],
  ];
  for (const [name, options, change] of cases) {
    test(`with ${name}`, async ({ demo }) => {
      const { page } = await openAll(demo, options);
      await change(page);
      assert.deepEqual(await lost(page), []);
    });
  }
});

test('2.5.8: targets are at least 24 pixels wide and high, and our own buttons and fields 44', async ({ demo }) => {
  const { page } = await openAll(demo, { viewport: { width: 320, height: 640 } });
  const small = async (selector: string, least: number) =>
    (await boxes(page, selector)).filter(({ width, height }) => Math.min(width, height) < least - 0.5);
  assert.deepEqual(await small(CONTROLS, 24), []);
  assert.deepEqual(await small('a[href], button, input, select', 44), []);
  // Otherwise, the checks above would pass on an empty page.
  assert.ok((await boxes(page, 'button')).length > 25);
});

test.describe('3.3.8: the consumer need not remember or transcribe anything', () => {
  test('a code can be pasted with the text around it', async ({ demo }) => {
    let sent = '';
    const { page, press } = await openCheckout(demo, STEPS.code!);
    await page.route('**/verify', (route) => {
      sent = String(route.request().postData());
      return route.fulfill({ json: mandate({ status: 'active', action: {} }) });
    });
    await page.evaluate(() => navigator.clipboard.writeText('Code: 123-456'));
    await press('Tab', 'button "Before"');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Control+V');
    await page.getByText('Account linked').waitFor();
    assert.equal(sent, '{"otp":"123456"}');
  });

  test('every other field accepts pasted text', async ({ demo }) => {
    const { page } = await openCheckout(demo, STEPS.customer! + STEPS.refund!);
    await page.evaluate(() => navigator.clipboard.writeText('12'));
    for (const input of await page.locator('input').all()) {
      await input.focus();
      await page.keyboard.press('Control+V');
      assert.match(await input.inputValue(), /12/, String(await input.getAttribute('id')));
    }
  });
});

test.describe('3.3.4: the consumer can check data before it is sent', () => {
  test('with no-auto-submit, a complete code is sent only by its button', async ({ demo }) => {
    let sent = 0;
    const { page, focusIs, press } = await openCheckout(
      demo,
      '<pay-otp-verify mandate-id="mdt_1" no-auto-submit></pay-otp-verify>',
    );
    await page.route('**/verify', (route) => {
      sent++;
      return route.fulfill({ json: mandate({ status: 'active', action: {} }) });
    });
    await press('Tab', 'button "Before"');
    await page.keyboard.press('Tab');
    await page.keyboard.type('123457');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('6');
    await focusIs('textbox "One-time code" (Enter the 6-digit code you received. Don’t share this code with anyone.)');
    assert.equal(sent, 0);
    await press('Tab', 'button "Confirm"');
    await page.keyboard.press('Enter');
    await page.getByText('Account linked').waitFor();
    assert.equal(sent, 1);
  });

  test('a redirect names its host, and is not followed automatically', async ({ demo }) => {
    const { page } = await openCheckout(demo, STEPS.redirect!);
    await page.getByRole('link', { name: 'Continue to bank.example.com' }).waitFor();
    await page.clock.runFor(60_000);
    assert.equal(page.url(), `${demo.url}/checkout`);
  });
});

test.describe('2.2.1: after the time to pay has run out', () => {
  test('fields keep their input, and the consumer can start a new payment', async ({ demo }) => {
    const { page, announces } = await openCheckout(
      demo,
      paying({ time_expired: '2026-11-21T12:10:00Z' }) + STEPS.customer,
      { responses: {} },
    );
    await page.getByLabel('City').fill('Recife');
    await page.locator('pay-qr [part=tools]').waitFor();
    await page.clock.setFixedTime('2026-11-21T12:10:01Z');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    // Only the device's clock is known here.
    await page.getByText('The time to pay may have run out').waitFor();
    assert.equal(await page.getByLabel('City').inputValue(), 'Recife');
    await page
      .locator('pay-action')
      .evaluate(
        (node, expired) => Object.assign(node, { payment: expired }),
        payment({ status: 'expired', action: {} }),
      );
    await page.getByRole('button', { name: 'Start again' }).waitFor();
    await announces('The time to pay has run out');
  });
});

test.describe('2.3.3: the outline of a step that is loading', () => {
  for (const [reducedMotion, expected] of [
    ['no-preference', ['fade']],
    ['reduce', []],
  ] as const) {
    test(`${expected.length ? 'fades' : 'stands still, with its text,'} if prefers-reduced-motion is ${reducedMotion}`, async ({
      demo,
    }) => {
      const { page, announces } = await openCheckout(demo, '<pay-action></pay-action>', { reducedMotion });
      await page.route('**/never', () => {});
      const action = page.locator('pay-action');
      await action.evaluate((node) => node.setAttribute('src', '/never'));
      await announces('Loading…');
      const moving = await action.evaluate(({ shadowRoot }) =>
        shadowRoot!.getAnimations().map((one) => (one as CSSAnimation).animationName),
      );
      assert.deepEqual(moving, expected);
    });
  }
});

test.describe('forced colours', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`every control has a border, and codes stay black on white in ${colorScheme} mode`, async ({ demo }) => {
      const { page } = await openAll(demo, { forcedColors: 'active', colorScheme });
      const problems = await page.evaluate(() => {
        const found: string[] = [];
        const canvas = getComputedStyle(document.body).backgroundColor;
        const walk = (root: Document | ShadowRoot) => {
          for (const node of root.querySelectorAll<HTMLElement>('*')) {
            if (node.shadowRoot) walk(node.shadowRoot);
            if (!(root instanceof ShadowRoot)) continue;
            const style = getComputedStyle(node.closest('[part=cells]')?.querySelector('span') ?? node);
            const what = node.getAttribute('part') || node.id || node.localName;
            // Browsers draw radio buttons with a border of their own.
            const plain = what === 'summary-link' || what === 'radio';
            if (/^(?:a|button|input|select)$/.test(node.localName) && !plain) {
              if (parseFloat(style.borderTopWidth) < 1 || style.borderTopColor === canvas)
                found.push(`border of ${what}`);
            }
            if (node.matches('[part=code] path, [part=barcode] path') && style.fill !== 'rgb(0, 0, 0)')
              found.push(`fill of ${what}: ${style.fill}`);
          }
        };
        walk(document);
        return found;
      });
      assert.deepEqual(problems, []);
      assert.ok((await page.locator('path').count()) > 2);
    });
  }
});
