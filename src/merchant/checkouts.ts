/** The checkouts of a shop: what an order costs, how it can be paid, and what has been created for it. */
import { parseCheckout } from '../contract/checkout.js';
import type { CheckoutJson } from '../contract/json.js';
import { outcomeOf, type Resource } from '../contract/resource.js';
import { isPayError } from '../errors.js';
import { envelope, Refusal } from './answers.js';
import type { Attempted, CheckoutChoice } from './checkout-choice.js';
import { NO_ATTEMPT, type CheckoutRecord, type CheckoutRecords } from './checkout-records.js';
import { isId } from './read-request.js';
import type { Kind, ServiceAnswer } from './service.js';

/** An order that is to be paid, as the shop knows it: see docs/checkout.md. */
export interface ShopCheckout<Order> extends Omit<
  CheckoutJson,
  'object' | 'id' | 'version' | 'mandates' | 'current' | 'earlier'
> {
  /** The ids of the customer's linked accounts. Those that are not active are left out. */
  readonly mandates?: readonly string[];
  /**
   * Makes the order of the service from what the consumer has chosen; null refuses it with 400. The same choice must make the
   * same order. A mandate is linked first: then this is called again, with its id as `mandate_id`.
   */
  readonly order: (choice: CheckoutChoice) => Order | null | Promise<Order | null>;
}

export interface CheckoutsOptions<Order> {
  readonly records: CheckoutRecords;
  readonly create: (order: Order, idempotencyKey: string) => Promise<ServiceAnswer>;
  readonly retrieve: (kind: Kind, id: string) => Promise<ServiceAnswer>;
  readonly onCreate: (resource: { readonly id: string }) => unknown;
  /** Makes a key for the service, which limits its length. */
  readonly digest: (text: string) => Promise<string>;
}

/** A checkout of the shop, with the id in its URL. */
interface Opened<Order> {
  readonly id: string;
  readonly order: ShopCheckout<Order>;
}

export class Checkouts<Order> {
  readonly #options: CheckoutsOptions<Order>;

  constructor(options: CheckoutsOptions<Order>) {
    this.#options = options;
  }

  /** The checkout as the page gets it. @throws {Refusal} 5xx */
  async show(opened: Opened<Order>): Promise<CheckoutJson> {
    return this.#view(opened, await this.#find(opened.id));
  }

  /**
   * Creates a payment or a mandate, once for each version of the checkout.
   * @param key of the page's request: with the last one again, nothing is created
   * @returns the checkout, or what the service has refused
   * @throws {Refusal} 400, 409 or 5xx
   */
  pay(opened: Opened<Order>, attempted: Attempted, key: string): Promise<ServiceAnswer> {
    return this.#options.records.exclusively(opened.id, () => this.#pay(opened, attempted, key));
  }

  async #pay(opened: Opened<Order>, { version, choice }: Attempted, key: string): Promise<ServiceAnswer> {
    const found = await this.#find(opened.id);
    if (found.key === key) return { status: 200, body: await this.#view(opened, found) };
    if (found.debit) {
      const { version: of, ...lost } = found.debit;
      const answer = await this.#create(opened, found, { version: of, choice: lost }, key);
      const isSame = of === version && choice.method === lost.method && choice.mandate_id === lost.mandate_id;
      if (isSame || (await this.#find(opened.id)).debit) return answer;
    }
    const record = await this.#find(opened.id);
    const view = await this.#view(opened, record);
    if (view.version !== version) throw new Refusal(409, 'the checkout has changed: request it again');
    check(view, choice);
    return this.#create(opened, record, { version, choice }, key);
  }

  async #create(
    opened: Opened<Order>,
    record: CheckoutRecord,
    { version, choice }: Attempted,
    key: string,
  ): Promise<ServiceAnswer> {
    const { records, create, digest, onCreate } = this.#options;
    const save = (changes: Partial<CheckoutRecord>) => records.save(opened.id, { ...record, ...changes });
    const made = await opened.order.order(choice);
    if (!made) throw new Refusal(400, 'this cannot be ordered');
    const { method, mandate_id } = choice;
    // Money may move without the consumer, and the answer may be lost.
    if (mandate_id) await save({ debit: { method, mandate_id, version } });
    const serviceKey = await digest(`pay-elements checkout ${JSON.stringify([opened.id, version, choice])}`);
    const attempts = record.attempts + 1;
    let created: ServiceAnswer;
    try {
      created = await create(made, serviceKey);
    } catch (error) {
      if (error instanceof Refusal && isRefused(error.status)) await save({ attempts, debit: null });
      throw error;
    }
    const { id, object } = Object(created.body) as { id?: unknown; object?: Kind };
    if (created.status !== 200 || !isId(id) || !object) {
      // The same data would be refused again: another attempt is another request.
      if (isRefused(created.status)) await save({ attempts, debit: null });
      return created.status === 200
        ? { status: 502, body: envelope(502, 'unexpected object of the service') }
        : created;
    }
    const next = { attempts, key, debit: null, created: [...record.created, { kind: object, id }] };
    await save(next);
    await onCreate(created.body as { id: string });
    return { status: 200, body: await this.#view(opened, next), ...(created.headers && { headers: created.headers }) };
  }

  async #find(id: string): Promise<CheckoutRecord> {
    return (await this.#options.records.find(id)) ?? NO_ATTEMPT;
  }

  async #view({ id, order }: Opened<Order>, { attempts, created }: CheckoutRecord): Promise<CheckoutJson> {
    const { order: _order, mandates = [], ...facts } = order;
    const version = `${facts.currency ?? ''}${facts.amount ?? ''}-${attempts}`;
    const base = { ...facts, object: 'checkout' as const, id, version };
    checkFacts(base);
    const attempted = await Promise.all(created.map((one) => this.#retrieve(one.kind, one.id)));
    const linked = await Promise.all(
      mandates.filter((known) => !created.some((one) => one.id === known)).map((one) => this.#linked(one)),
    );
    const all = [...linked, ...attempted];
    const current = attempted.at(-1) ?? null;
    return {
      ...base,
      mandates: all.filter((one) => one?.object === 'mandate' && one.status === 'active'),
      current,
      earlier: attempted.slice(0, -1).filter((one) => one.object === 'payment' && outcomeOf(one) !== 'failed'),
    } as CheckoutJson;
  }

  /** A linked account that is gone does not make the others unusable. */
  async #linked(id: string): Promise<Resource | null> {
    return this.#retrieve('mandate', id).catch((error: unknown) => {
      if (error instanceof Refusal && error.status === 404) return null;
      throw error;
    });
  }

  async #retrieve(kind: Kind, id: string): Promise<Resource> {
    const { status, body } = await this.#options.retrieve(kind, id);
    if (status === 200) return body as Resource;
    throw new Refusal(status === 404 ? 404 : 502, `the ${kind} could not be retrieved`);
  }
}

/** True if the service has refused the request for good: it has created nothing. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && ![408, 409, 429].includes(status);

/** The shop's own mistakes are found at once, and named. @throws {Refusal} 500 */
function checkFacts(facts: object): void {
  try {
    parseCheckout(facts);
  } catch (error) {
    throw new Refusal(500, isPayError(error) ? error.message : 'checkout: could not be read');
  }
}

/** @throws {Refusal} 409 if nothing may be paid now, 400 for a choice that the checkout does not have */
function check({ methods = [], mandates = [], current, earlier = [] }: CheckoutJson, choice: CheckoutChoice): void {
  const { method, mandate_id } = choice;
  const payments = [...earlier, current].filter((one) => one?.object === 'payment');
  if (payments.some((one) => one && outcomeOf(one) === 'complete')) throw new Refusal(409, 'this is paid already');
  // It needs nothing of the consumer, so it may be paid at any moment.
  const isUnderWay = (one: (typeof payments)[number]) =>
    one && outcomeOf(one) === 'pending' && !Object.keys(one.action ?? {}).length;
  if (payments.some(isUnderWay)) throw new Refusal(409, 'a payment is under way');
  if (mandate_id && !mandates.some(({ id }) => id === mandate_id)) throw new Refusal(400, 'mandate_id: not linked');
  const offered = methods.some((one) => (typeof one === 'string' ? one : one.disabled ? '' : one.id) === method);
  if (!offered && !mandate_id) throw new Refusal(400, 'method: not offered');
}
