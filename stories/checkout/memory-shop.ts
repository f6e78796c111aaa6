/** The backend of a shop, in memory: it responds as the backend of the demo and the payment service behind it would. */
import { METHODS } from './methods.js';

const HOUR_MS = 3_600_000;

interface Resource extends Record<string, unknown> {
  readonly id: string;
  readonly object: 'payment' | 'mandate';
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const notFound = () =>
  json({ error: { type: 'invalid_request_error', code: 'resource_missing', message: 'not found' } }, 404);

export class MemoryShop {
  readonly #resources = new Map<string, Resource>();

  /** Places an order, as `POST /merchant/orders` does. */
  order(method: string): Resource {
    const { resource } = METHODS.find(({ id }) => id === method)!;
    const template = resource.payment ?? resource.mandate;
    const now = Date.now();
    const slow = /boleto|voucher|transfer/.test(method);
    const placed = {
      ...(template as Resource),
      id: `${resource.payment ? 'pm' : 'mdt'}_${this.#resources.size + 1}`,
      time_created: new Date(now).toISOString(),
      ...(resource.payment ? { time_expired: new Date(now + (slow ? 72 : 1) * HOUR_MS).toISOString() } : {}),
    };
    this.#resources.set(placed.id, placed);
    return placed;
  }

  /** The consumer pays, or declines. */
  settle(id: string, paid: boolean): void {
    const resource = this.#resources.get(id)!;
    const payment = resource.object === 'payment';
    const done = payment ? { status: 'paid', paid: true, amount_paid: resource.amount } : { status: 'active' };
    const outcome = paid ? done : { status: 'failed', failure_code: 'user_cancel' };
    this.#resources.set(id, { ...resource, ...outcome, action: {} });
  }

  /** For `<pay-provider>`. */
  readonly fetch: typeof fetch = (input, init) => Promise.resolve(this.#respond(new Request(input, init)));

  #respond({ url, method }: Request): Response {
    const { pathname } = new URL(url);
    const [, id = '', operation] = /\/(?:payments|mandates)\/(\w+)(?:\/(\w+))?$/.exec(pathname) ?? [];
    if (!this.#resources.has(id)) return notFound();
    if (method === 'GET' && operation) return notFound();
    if (operation === 'verify') this.settle(id, true);
    return json(this.#resources.get(id));
  }
}
