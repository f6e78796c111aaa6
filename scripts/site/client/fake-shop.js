// @ts-check
/**
 * A shop's backend, in memory: it answers as a backend in front of a payment service would.
 * @param {Record<string, any>} orders the payment or mandate of each method
 */
export function fakeShop(orders) {
  const placed = new Map();
  const answer = (/** @type {object} */ body, status = 200) =>
    new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const outcomes = {
    paid: (/** @type {any} */ { object, amount }) =>
      object === 'payment' ? { status: 'paid', paid: true, amount_paid: amount } : { status: 'active' },
    failed: () => ({ status: 'failed', failure_code: 'insufficient_funds' }),
    expired: () => ({ status: 'expired' }),
    waiting: () => ({}),
  };
  return {
    /** Creates the payment or mandate of a method. @param {string} method */
    order(method) {
      const now = Date.now();
      const created = { ...orders[method], id: `${orders[method].object}_${placed.size + 1}` };
      created.time_created = new Date(now).toISOString();
      if (created.time_expired) created.time_expired = new Date(now + 3_600_000).toISOString();
      placed.set(created.id, created);
      return created;
    },
    /** Decides for the bank or the wallet. @param {string} id @param {keyof typeof outcomes} outcome */
    settle(id, outcome) {
      const before = placed.get(id);
      placed.set(id, { ...before, ...outcomes[outcome](before), action: {} });
    },
    /** Instead of the browser's. @param {string | URL | Request} input @param {RequestInit} [init] */
    async fetch(input, init) {
      const url = new URL(input instanceof Request ? input.url : input, document.baseURI);
      const id = [...placed.keys()].find((one) => url.pathname.split('/').includes(one));
      if (!id) return answer({ error: { type: 'invalid_request_error', message: 'not found' } }, 404);
      if (url.pathname.endsWith('/verify')) {
        const { otp } = JSON.parse(String(init?.body));
        const refusal = { type: 'invalid_request_error', code: 'otp_incorrect', message: 'wrong code' };
        if (otp !== '123456') return answer({ error: refusal }, 400);
        this.settle(id, 'paid');
      }
      return answer(placed.get(id));
    },
  };
}
