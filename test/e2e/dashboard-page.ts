/** Opens the sandbox's dashboard in tests, and uses it as a developer does. */
import assert from 'node:assert/strict';
import type { Locator, Page } from '@playwright/test';
import type { TestDemo } from './demo.js';

export const rowOf = (page: Page, id: string): Locator => page.getByRole('row').filter({ hasText: id });

export const waitForStatus = (page: Page, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();

/** Waits until the page shows changes as they happen. */
export const waitForLive = (page: Page) => page.getByText('Live', { exact: true }).waitFor();

export async function openSection(
  demo: TestDemo,
  section: string,
  options = {},
): Promise<Awaited<ReturnType<TestDemo['open']>>> {
  const checked = await demo.open(options);
  await checked.page.goto(`${demo.url}/sandbox#${section}`);
  await checked.page.getByRole('heading', { level: 2 }).first().waitFor();
  return checked;
}

export async function post(
  demo: TestDemo,
  path: string,
  body: object,
  more: Record<string, string> = {},
): Promise<Record<string, string>> {
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...more };
  const response = await fetch(demo.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  assert.equal(response.status, 200, path);
  return (await response.json()) as Record<string, string>;
}

/** @returns the id */
export const newPayment = async (demo: TestDemo, amount = '10.50', more = {}) =>
  (await post(demo, '/v1/payments', { payment_method: 'pix_br', currency: 'BRL', amount, ...more })).id!;

/** @returns the id of a mandate that can be debited in KRW */
export async function activeMandate(demo: TestDemo): Promise<string> {
  const { id: customer } = await post(demo, '/v1/customers', { first_name: 'Ana' });
  const input = { payment_method: 'ewallet_kr', return_url: 'https://shop.example/' };
  const { id } = await post(demo, `/v1/customers/${customer}/mandates`, input);
  await post(demo, `/sandbox/bank/${id}/approve`, {});
  return id!;
}
