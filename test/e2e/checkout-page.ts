/** What a consumer does in the demo's `<pay-checkout>`, and what the shop knows of the order then. */
import type { Page } from '@playwright/test';
import type { CheckoutJson, PaymentJson } from '../../src/contract/json.js';
import type { TestDemo } from './demo.js';

/** The consumer's side of each method, from its step to the way back. */
export const WAYS: Readonly<Record<string, 'outside' | 'bank' | 'app'>> = {
  pix_br: 'outside',
  boleto_br: 'outside',
  banktransfer_mx: 'outside',
  cashvoucher_mx: 'outside',
  promptpay_th: 'outside',
  ewallet_th: 'outside',
  ewallet_kr: 'bank',
  ewallet_cn: 'outside',
  card_ru: 'bank',
  ovo_id: 'app',
};

export class Order {
  readonly page: Page;
  readonly #demo: Pick<TestDemo, 'url' | 'consumer'>;

  private constructor(page: Page, demo: Pick<TestDemo, 'url' | 'consumer'>) {
    this.page = page;
    this.#demo = demo;
  }

  /** Begins an order of the shop. @param query for example `country=MX` */
  static async start(page: Page, demo: Pick<TestDemo, 'url' | 'consumer'>, query = ''): Promise<Order> {
    const order = new Order(page, demo);
    await page.goto(`${demo.url}/?${query}`);
    await order.pay.waitFor();
    return order;
  }

  /** The same order in another page. */
  async in(page: Page): Promise<Order> {
    await page.goto(this.page.url());
    return new Order(page, this.#demo);
  }

  get pay() {
    return this.page.locator('pay-checkout [part~=pay]');
  }

  /** Waits until the element is at a step, for example `choosing`. */
  async at(step: string): Promise<void> {
    await this.page.locator(`pay-checkout:state(${step})`).waitFor();
  }

  async choose(method: string): Promise<void> {
    await this.page.locator(`pay-checkout input[value=${method}]`).check();
    // The form is not valid before its fields are loaded.
    if (/^(?:boleto_br|ovo_id)$/.test(method))
      await this.page.locator('pay-checkout pay-customer-fields [part=base]').waitFor();
  }

  /** @returns the id of the payment or mandate */
  async payBy(method: string): Promise<string> {
    await this.choose(method);
    await this.pay.click();
    await this.at('acting');
    return (await this.read()).current!.id;
  }

  /** What the shop's backend says. */
  async read(): Promise<CheckoutJson & { current: PaymentJson | null; earlier: PaymentJson[] }> {
    const id = /\/orders\/(\w+)/.exec(this.page.url())![1];
    const response = await fetch(`${this.#demo.url}/merchant/checkouts/${id}`);
    return (await response.json()) as CheckoutJson & { current: PaymentJson | null; earlier: PaymentJson[] };
  }

  /** The number of its payments in the service. */
  async payments(): Promise<number> {
    const { reference } = await this.read();
    const { data } = (await this.#demo.consumer('GET', `/sandbox/payments?search=${reference}`)) as unknown as {
      data: unknown[];
    };
    return data.length;
  }

  /** The consumer pays what is shown, outside of the page. */
  async settle(id: string): Promise<void> {
    await this.#demo.consumer('POST', `/sandbox/payments/${id}/pay`);
  }
}
