import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { PayCustomerFields, PayRefundAccount } from '../../src/index.js';
import { waitForEvent, tabTo, type TestDemo } from './demo.js';
import { test } from './fixtures.js';

interface Vector {
  readonly input: string | { readonly value: string };
  readonly expect: unknown;
}
const vectors = JSON.parse(readFileSync(new URL('../vectors/instruments.json', import.meta.url), 'utf8')) as Record<
  'cpf' | 'cnpj' | 'phone' | 'clabe.valid',
  Vector[]
>;

const ADDRESS = {
  country: 'BR',
  state: 'SP',
  city: 'São Paulo',
  line1: 'Rua das Flores, 100',
  postal_code: '01310-100',
};
const ACCOUNT = {
  country: 'BR',
  currency: 'BRL',
  account_holder_name: 'Ana Souza',
  bank_code: '341',
  bank_name: 'Itaú',
  bank_branch_code: '0123',
  account_type: 'checking',
  account_number: '12345-6',
};

/** Calls the payment service, as a merchant's backend does. */
async function service(
  demo: TestDemo,
  path: string,
  body: unknown,
): Promise<{ status: number; id: string; message: string | undefined }> {
  const response = await fetch(demo.url + path, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_sandbox', 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const result = (await response.json()) as { id: string; error?: { message: string } };
  return { status: response.status, id: result.id, message: result.error?.message };
}

/** Opens the shop, and chooses a method with its fields. */
async function choose(demo: TestDemo, page: Page, method: string): Promise<void> {
  await page.goto(`${demo.url}/own`);
  await page.locator(`input[value=${method}]`).check();
  await page.locator('pay-customer-fields [part=base]').waitFor();
}

const empty = (page: Page) =>
  page.locator('pay-customer-fields').evaluate((fields) => void ((fields as PayCustomerFields).value = null));

/** The value that the form would submit for an element. */
const sent = (page: Page, selector: string, name: string) =>
  page.locator(selector).evaluate((form, entry) => new FormData(form as HTMLFormElement).get(entry) as string, name);

const pressPay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true }).click();

/** Simulates autofill: all fields at once with their events, and selects by text or value. */
function autofill(page: Page, profile: Record<string, string>): Promise<void> {
  return page.evaluate((filled) => {
    const deep = (root: ParentNode): (HTMLInputElement | HTMLSelectElement)[] => [
      ...root.querySelectorAll<HTMLInputElement>('input, select'),
      ...[...root.querySelectorAll('*')].flatMap((node) => (node.shadowRoot ? deep(node.shadowRoot) : [])),
    ];
    for (const control of deep(document)) {
      const token = control.autocomplete.split(' ').at(-1)!;
      const text = filled[token];
      if (text === undefined) continue;
      const option =
        control instanceof HTMLSelectElement
          ? [...control.options].find((one) => one.value === text || one.text === text)
          : undefined;
      control.value = option?.value ?? text;
      for (const type of ['keydown', 'input', 'keyup', 'change', 'blur']) {
        control.dispatchEvent(new Event(type, { bubbles: type !== 'blur', composed: type !== 'change' }));
      }
    }
  }, profile);
}

/** Triggers Chromium's autofill at a field. @returns true if this Chromium supports it */
async function chromiumFills(page: Page, name: string, profile: Record<string, string>): Promise<boolean> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('Autofill.enable');
  const { root } = await protocol.send('DOM.getDocument', { depth: -1, pierce: true });
  type Node = typeof root;
  const find = (node: Node): Node | undefined => {
    if (node.nodeName === 'INPUT' && node.attributes?.includes(name)) return node;
    return [...(node.children ?? []), ...(node.shadowRoots ?? [])].map(find).find(Boolean);
  };
  const fields = Object.entries(profile).map(([name, value]) => ({ name, value }));
  try {
    await protocol.send('Autofill.setAddresses', { addresses: [{ fields }] });
    await protocol.send('Autofill.trigger', { fieldId: find(root)!.backendNodeId, address: { fields } });
    return true;
  } catch {
    return false;
  }
}

test.describe('customer fields', () => {
  test('can be filled in and sent by keyboard', async ({ demo }) => {
    const { page } = await demo.open();
    await choose(demo, page, 'boleto_br');
    await empty(page);
    await page.locator('input[value=boleto_br]').focus();
    for (const [label, text] of [
      ['CPF or CNPJ', '52998224725'],
      ['Postal code', '01310100'],
      ['Street and number', 'Rua das Flores, 100'],
      ['Apartment', ''],
      ['City', 'São Paulo'],
      ['State', 'S'],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    // `S` selects Santa Catarina; São Paulo follows.
    await page.keyboard.press('ArrowDown');
    const order = page.waitForRequest('**/merchant/orders');
    await tabTo(page, 'Pay');
    await page.keyboard.press('Enter');
    const { customer } = (await order).postDataJSON() as { customer: unknown };
    assert.deepEqual(customer, {
      document: { country: 'BR', type: 'tax_id', number: '52998224725' },
      billing_address: ADDRESS,
    });
    await waitForEvent(page, 'pay-ready');
    await page.locator('pay-boleto-details').waitFor();
  });

  test('lead keyboard users to missing data', async ({ demo }) => {
    const { page } = await demo.open();
    await choose(demo, page, 'boleto_br');
    await empty(page);
    await pressPay(page);
    const focused = () =>
      page.evaluate(() => {
        let inner = document.activeElement;
        while (inner?.shadowRoot?.activeElement) inner = inner.shadowRoot.activeElement;
        return inner?.id || inner?.getAttribute('part');
      });
    await page.locator('[part=summary]').waitFor();
    assert.equal(await focused(), 'summary');
    assert.equal(await page.locator('#values').getAttribute('open'), null);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    assert.equal(await focused(), 'billing_address.line1');
    assert.equal(new URL(page.url()).search, '');
  });

  for (const state of ['SP', 'São Paulo']) {
    test(`accept autofill with the state ${state}`, async ({ demo }) => {
      const { page } = await demo.open();
      await choose(demo, page, 'boleto_br');
      await empty(page);
      await autofill(page, {
        'postal-code': '01310100',
        'address-line1': 'Rua das Flores, 100',
        'address-level2': 'São Paulo',
        'address-level1': state,
      });
      await page.getByLabel('CPF or CNPJ').fill('11222333000181');
      const value = JSON.parse(await sent(page, '#choose', 'customer')) as unknown;
      assert.deepEqual(value, {
        document: { country: 'BR', type: 'tax_id', number: '11222333000181' },
        billing_address: ADDRESS,
      });
      await pressPay(page);
      await page.locator('pay-boleto-details').waitFor();
    });
  }

  for (const state of ['SP', 'São Paulo']) {
    test(`accept Chromium’s own autofill with the state ${state}`, async ({ demo }) => {
      const { page } = await demo.openInWindow();
      await choose(demo, page, 'boleto_br');
      await empty(page);
      await page.getByLabel('CPF or CNPJ').fill('52998224725');
      await page.getByLabel('City').click();
      const profile = {
        ADDRESS_HOME_CITY: 'São Paulo',
        ADDRESS_HOME_STATE: state,
        ADDRESS_HOME_ZIP: '01310-100',
        ADDRESS_HOME_COUNTRY: 'BR',
        ADDRESS_HOME_STREET_ADDRESS: 'Rua das Flores, 100',
        ADDRESS_HOME_LINE1: 'Rua das Flores, 100',
      };
      const filled = page.locator('pay-customer-fields select:autofill');
      const seen = () =>
        filled.waitFor({ timeout: 500 }).then(
          () => true,
          () => false,
        );
      // The browser detects forms with a delay.
      do {
        if (!(await chromiumFills(page, 'billing_address.city', profile)))
          return test.skip(true, 'this Chromium fills in no address on command');
      } while (!(await seen()));
      assert.deepEqual(JSON.parse(await sent(page, '#choose', 'customer')), {
        document: { country: 'BR', type: 'tax_id', number: '52998224725' },
        billing_address: ADDRESS,
      });
    });
  }

  for (const kind of ['cpf', 'cnpj', 'phone'] as const) {
    const method = kind === 'phone' ? 'ovo_id' : 'boleto_br';
    test(`send every published ${kind} as the service accepts it, and no invalid one`, async ({ demo }) => {
      const { page } = await demo.open();
      await choose(demo, page, method);
      const input = page.locator('pay-customer-fields input').first();
      for (const vector of vectors[kind]) {
        const text = typeof vector.input === 'string' ? vector.input : vector.input.value;
        await input.fill('');
        // Typed and pasted.
        for (const enter of [() => input.pressSequentially(text), () => input.fill(text)]) {
          await input.clear();
          await enter();
          const body = await sent(page, '#choose', 'customer');
          if (!vector.expect) {
            assert.equal(body, null, text);
            continue;
          }
          const number = kind === 'phone' ? vector.expect : text.toUpperCase().replace(/[^A-Z\d]/g, '');
          const value = JSON.parse(body) as { phone?: string; document?: { number: string } };
          assert.equal(value.phone ?? value.document!.number, number);
          const customer = await service(demo, '/v1/customers', body);
          assert.equal(customer.status, 200, customer.message);
          const payment = await service(demo, '/v1/payments', {
            payment_method: method,
            currency: kind === 'phone' ? 'IDR' : 'BRL',
            amount: '20000.00',
            customer_id: customer.id,
          });
          assert.equal(payment.status, 200, payment.message);
        }
      }
    });
  }

  test('are not shown for methods that need no data', async ({ demo }) => {
    const { page } = await demo.open();
    await page.goto(`${demo.url}/own`);
    await page.locator('input[value=pix_br]').check();
    assert.equal(await page.locator('pay-customer-fields [part=base]').count(), 0);
    assert.equal(await sent(page, '#choose', 'customer'), null);
    await pressPay(page);
    await waitForEvent(page, 'pay-ready');
  });

  test('fit 320 pixels', async ({ demo }) => {
    const { page } = await demo.open({ viewport: { width: 320, height: 640 } });
    for (const method of ['boleto_br', 'ovo_id']) {
      await choose(demo, page, method);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320);
    }
  });
});

test.describe('customer fields in a plain form', () => {
  const FORM = `<!doctype html><html lang="en"><title>Plain</title>
    <script type="module" src="/pay-elements/pay-elements.js"></script>
    <form action="/plain/next"><pay-customer-fields name="customer" payment-method="boleto_br"></pay-customer-fields>
    <input name="note"><button>Send</button><button type="reset">Reset</button></form>`;

  /** Opens a page without scripts of its own, and fills in its form; the form has a target page. */
  async function plain(demo: TestDemo, page: Page): Promise<void> {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    await page.route('**/plain', (route) => route.fulfill({ headers, body: FORM }));
    await page.route('**/plain/next*', (route) =>
      route.fulfill({ headers, body: '<!doctype html><title>Next</title>' }),
    );
    await page.goto(`${demo.url}/plain`);
    await page.getByLabel('CPF or CNPJ').fill('529982');
    await page.getByLabel('City').fill('Recife');
    await page.getByLabel('State').selectOption('PE');
  }
  const texts = async (page: Page) => [
    await page.getByLabel('CPF or CNPJ').inputValue(),
    await page.getByLabel('City').inputValue(),
    await page.getByLabel('State').inputValue(),
  ];

  test('keep their input when the consumer navigates back', async ({ demo }) => {
    const { page } = await demo.open();
    await plain(demo, page);
    await page.evaluate(() => (location.href = '/plain/next'));
    await page.waitForURL('**/plain/next');
    await page.goBack();
    await page.getByLabel('CPF or CNPJ').waitFor();
    assert.deepEqual(await texts(page), ['529.982', 'Recife', 'PE']);
  });

  test('are emptied by the reset button', async ({ demo }) => {
    const { page } = await demo.open();
    await plain(demo, page);
    await page.getByRole('button', { name: 'Reset' }).click();
    assert.deepEqual(await texts(page), ['', '', '']);
  });

  test('block the form while they are invalid, and submit JSON when they are valid', async ({ demo }) => {
    const { page } = await demo.open();
    await plain(demo, page);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.locator('[part=summary]').waitFor();
    assert.equal(new URL(page.url()).pathname, '/plain');
    await page.getByLabel('CPF or CNPJ').fill('529.982.247-25');
    await page.getByLabel('Street and number').fill('Rua A, 1');
    // Enter in the last invalid field submits the form.
    await page.getByLabel('Street and number').press('Enter');
    await page.waitForURL('**/plain/next?*');
    assert.deepEqual(JSON.parse(new URL(page.url()).searchParams.get('customer')!), {
      document: { country: 'BR', type: 'tax_id', number: '52998224725' },
      billing_address: { country: 'BR', state: 'PE', city: 'Recife', line1: 'Rua A, 1' },
    });
  });
});

test.describe('refund account fields', () => {
  /** Pays a payment, with its page open. */
  async function paid(demo: TestDemo, page: Page, method: string): Promise<string> {
    await choose(demo, page, 'boleto_br');
    await page.locator(`input[value=${method}]`).check();
    await pressPay(page);
    await waitForEvent(page, 'pay-ready');
    const id = new URL(page.url()).searchParams.get('payment_id')!;
    await demo.consumer('POST', `/sandbox/payments/${id}/pay`);
    await waitForEvent(page, 'pay-complete');
    await page.getByText('Changed your mind?').click();
    return id;
  }

  test('can be filled in by keyboard, and the refund goes to that account', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await paid(demo, page, 'boleto_br');
    for (const [label, text] of [
      ['Account holder', 'Ana Souza'],
      ['Bank', '341'],
      ['Branch', '0123'],
      ['Account type', 'Checking'],
      ['Account number', '12345-6'],
    ] as const) {
      await tabTo(page, label);
      await page.keyboard.type(text);
    }
    const responded = page.waitForResponse(`**/merchant/payments/${id}/refunds`);
    await page.keyboard.press('Enter');
    const refund = (await (await responded).json()) as { payment_id: string; extra: unknown };
    assert.deepEqual([refund.payment_id, refund.extra], [id, ACCOUNT]);
    await page.getByText(/The refund of .* was created/).waitFor();
  });

  test('send every published CLABE as the service accepts it', async ({ demo }) => {
    const { page } = await demo.open();
    const id = await paid(demo, page, 'cashvoucher_mx');
    await page.getByLabel('Account holder').fill('Luis García');
    await page.getByLabel('Account type').selectOption('savings');
    for (const { input, expect } of vectors['clabe.valid']) {
      await page.getByLabel('CLABE').fill(input as string);
      const extra = JSON.parse(await sent(page, '#refund', 'extra')) as Record<string, string>;
      const { bank, branch } = expect as { bank: string; branch: string };
      assert.deepEqual([extra.account_number, extra.bank_code, extra.bank_branch_code], [input, bank, branch]);
      const refund = await service(demo, '/v1/refunds', { payment_id: id, amount: '1.00', currency: 'MXN', extra });
      assert.equal(refund.status, 200, refund.message);
    }
    await page.getByRole('button', { name: 'Request a refund' }).click();
    await page.getByText('The refund of MX$442.00 was created.').waitFor();
  });

  test('are not shown if the refund needs no account', async ({ demo }) => {
    const { page } = await demo.open();
    await paid(demo, page, 'pix_br');
    await page.getByRole('button', { name: 'Request a refund' }).click();
    await page.getByText(/The refund of .* was created/).waitFor();
    assert.equal(await page.locator('pay-refund-account [part=base]').count(), 0);
  });

  test('do not allow a refund of an unpaid payment', async ({ demo }) => {
    const { page } = await demo.open();
    await choose(demo, page, 'boleto_br');
    await pressPay(page);
    await waitForEvent(page, 'pay-ready');
    const id = new URL(page.url()).searchParams.get('payment_id')!;
    const refused = await fetch(`${demo.url}/merchant/payments/${id}/refunds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ extra: ACCOUNT satisfies PayRefundAccount['value'] }),
    });
    assert.equal(refused.status, 400);
  });
});
