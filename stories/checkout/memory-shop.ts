/** The backend of a shop, in memory: it responds as the backend of the demo and the payment service behind it would. */
import { FakeBackend, type BuiltResource } from '../../src/testing/index.js';
import { METHODS } from './methods.js';

const HOUR_MS = 3_600_000;

export class MemoryShop {
  readonly #backend = new FakeBackend();
  #orders = 0;

  /** For `<pay-provider>`. */
  readonly fetch: typeof fetch = this.#backend.fetch;

  /** Places an order, as `POST /merchant/orders` does. */
  order(method: string): BuiltResource {
    const { resource } = METHODS.find(({ id }) => id === method)!;
    const now = Date.now();
    const slow = /boleto|voucher|transfer/.test(method);
    return this.#backend.add({
      ...((resource.payment ?? resource.mandate) as BuiltResource),
      id: `${resource.payment ? 'pm' : 'mdt'}_${++this.#orders}`,
      time_created: new Date(now).toISOString(),
      ...(resource.payment ? { time_expired: new Date(now + (slow ? 72 : 1) * HOUR_MS).toISOString() } : {}),
    });
  }

  /** The consumer pays, or declines. */
  settle(id: string, paid: boolean): void {
    if (!paid) this.#backend.fail(id, 'declined_by_consumer');
    else if (this.#backend.get(id).object === 'payment') this.#backend.pay(id);
    else this.#backend.sign(id);
  }
}
