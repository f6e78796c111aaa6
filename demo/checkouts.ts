/** The shop's orders, as `<pay-checkout>` shows them. */
import { randomBytes, randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { memoryRecords, type CheckoutRecord, type ContractOrder, type ShopCheckout } from '../src/merchant/index.js';
import { JsonFile } from './json-file.js';
import { ORDERS, type Order } from './orders.js';
import { ENGLISH } from './public/texts.js';

const MODES = ['payment', 'setup', 'subscription'] as const;

type Offers = readonly (readonly [method: string, order: Order])[];

interface ShopOrder {
  readonly country: string;
  readonly mode: (typeof MODES)[number];
  /** The number that the consumer and the shop find it by. */
  readonly reference: string;
  /** Who has ordered: linked accounts are theirs. */
  readonly customer: string;
  /** A decimal string; the shop's price if absent. */
  readonly amount?: string;
  /** The seconds to pay; the service's if absent. */
  readonly expires_in?: number;
}

const COUNTRIES: readonly string[] = [...new Set([...ORDERS.keys()].map((method) => method.slice(-2).toUpperCase()))];

/** The orders and the linked accounts of the customers, in files of a folder. */
export class ShopCheckouts {
  readonly #orders: JsonFile<ShopOrder>;
  /** Ids of mandates, by customer. */
  readonly #accounts: JsonFile<readonly string[]>;
  readonly records;
  readonly #texts: string;

  /** @param texts the folder with those of the page */
  constructor(folder: string, texts: string) {
    this.#texts = texts;
    this.#orders = new JsonFile(join(folder, 'orders.json'));
    this.#accounts = new JsonFile(join(folder, 'accounts.json'));
    const records = new JsonFile<CheckoutRecord>(join(folder, 'records.json'));
    this.records = {
      ...memoryRecords(),
      find: (id: string) => records.find(id),
      save: (id: string, record: CheckoutRecord) => records.save(id, record),
    };
  }

  /** Begins an order. @returns its id, which nobody can guess: it is a link for another device, too */
  start(customer: string, query: URLSearchParams): string {
    const id = `nc_${randomBytes(12).toString('hex')}`;
    const country = COUNTRIES.find((one) => one === query.get('country')) ?? 'BR';
    const mode = MODES.find((one) => one === query.get('sale')) ?? 'payment';
    this.#orders.save(id, { country, mode, customer, reference: `NC-${randomInt(100_000, 1_000_000)}` });
    return id;
  }

  /** What the page itself says about an order; null if there is none. A wallet that is only linked costs nothing. */
  factsOf(id: string): { reference: string; amount: string; currency: string } | null {
    const order = this.#orders.find(id);
    if (!order) return null;
    const { currency, amount } = termsOf(offersOf(order));
    const { reference, mode } = order;
    return { reference, currency, amount: mode === 'setup' ? '' : (order.amount ?? amount) };
  }

  /** Changes the price and the time to pay, to see what the consumer sees then. */
  change(id: string, { amount, expires_in }: Readonly<Record<string, unknown>>): void {
    const order = this.#orders.find(id);
    if (!order) return;
    this.#orders.save(id, {
      ...order,
      ...(/^\d{1,9}(?:\.\d{1,3})?$/.test(String(amount)) ? { amount: String(amount) } : {}),
      ...(Number(expires_in) > 0 ? { expires_in: Number(expires_in) } : {}),
    });
  }

  /** For `createMerchant`. */
  readonly open = async (id: string, { url, headers }: Request): Promise<ShopCheckout<ContractOrder> | null> => {
    const order = this.#orders.find(id);
    if (!order) return null;
    const { mode, reference } = order;
    const offers = offersOf(order);
    const { currency, ...known } = termsOf(offers);
    const amount = order.amount ?? known.amount;
    const { origin, host, searchParams } = new URL(url);
    const texts = await this.#textsIn(searchParams.get('lang') ?? '');
    const shared = { reference, return_url: pageOf(id, origin, headers.get('referer')) };
    const expires = order.expires_in && { 'sandbox-expires-in': String(order.expires_in) };
    return {
      mode,
      ...(mode === 'setup' ? {} : { amount, currency }),
      ...(mode === 'subscription' ? { interval: { unit: 'month', count: 1 } } : {}),
      seller: 'Norte Coffee',
      reference,
      methods: offers.map(([method, { confirmed }]) => ({ id: method, description: texts[confirmed] })),
      customer: known.customer as ShopCheckout<ContractOrder>['customer'],
      mandates: this.#accounts.find(order.customer) ?? [],
      order: ({ method, mandate_id, customer }) => ({
        // A linked account has its customer.
        ...(mandate_id ? {} : { customer: { ...known.customer, ...asked(customer) } }),
        headers: { host, ...expires },
        ...(ORDERS.get(method)?.mandate && !mandate_id
          ? { mandate: { payment_method: method, ...shared } }
          : { payment: { payment_method: method, currency, amount, ...(mandate_id && { mandate_id }), ...shared } }),
      }),
    };
  };

  /** The texts of the page in a language, or else in English. */
  async #textsIn(language: string): Promise<typeof ENGLISH> {
    if (!/^[\w-]+$/.test(language)) return ENGLISH;
    const translated = await readFile(join(this.#texts, `${language}.json`), 'utf8').catch(() => '{}');
    return { ...ENGLISH, ...(JSON.parse(translated) as Partial<typeof ENGLISH>) };
  }

  /** Remembers an account that was linked. */
  readonly link = (resource: { readonly id: string }, request: Request): void => {
    const [, id = ''] = /\/checkouts\/(\w+)/.exec(request.url) ?? [];
    const order = this.#orders.find(id);
    if (!order || (resource as { object?: string }).object !== 'mandate') return;
    const { customer } = order;
    this.#accounts.save(customer, [...(this.#accounts.find(customer) ?? []), resource.id]);
  };
}

/** The methods of the order's country. To link an account, or to subscribe, takes a mandate. */
function offersOf({ country, mode }: ShopOrder): Offers {
  return [...ORDERS].filter(
    ([method, { mandate }]) => method.endsWith(`_${country.toLowerCase()}`) && (mandate || mode === 'payment'),
  );
}

/** The price and the customer, which all methods of a country share; any if there is no method. */
const termsOf = (offers: Offers): Order => (offers[0] ?? [...ORDERS][0]!)[1];

/** The fields that the page asks for. It must not change the shop's other data of the customer. */
export function asked(submitted: unknown): object {
  const fields = ['phone', 'document', 'billing_address'];
  return Object.fromEntries(Object.entries(Object(submitted) as object).filter(([name]) => fields.includes(name)));
}

/** The page of an order, in the language and the theme that the consumer sees: the way back from a bank. */
function pageOf(id: string, origin: string, from: string | null): string {
  const page = `${origin}/orders/${id}`;
  return from?.startsWith(`${page}?`) ? from : page;
}
