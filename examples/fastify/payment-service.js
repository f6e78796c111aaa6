/** @typedef {{ status: number, body: Record<string, any> }} Answer */

const TIMEOUT_MS = 20_000;

/** The payment service, asked with the key that only this backend has. */
export class PaymentService {
  #url;
  #key;

  /** @param {{ url: string, key: string }} options */
  constructor({ url, key }) {
    this.#url = url;
    this.#key = key;
  }

  /** @param {string} path */
  get(path) {
    return this.#ask(path, { method: 'GET' });
  }

  /**
   * @param {string} path
   * @param {object} body
   * @param {string} [idempotencyKey] under which the service does this once, however often it is sent
   */
  post(path, body, idempotencyKey) {
    return this.#ask(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
      body: JSON.stringify(body),
    });
  }

  /** @param {string} path @param {RequestInit} request @returns {Promise<Answer>} */
  async #ask(path, request) {
    const response = await fetch(this.#url + path, {
      ...request,
      headers: { accept: 'application/json', authorization: `Bearer ${this.#key}`, ...request.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: /** @type {Answer['body']} */ (await response.json()) };
  }
}
