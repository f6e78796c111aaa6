/** @typedef {{ status: number, body: Record<string, any> }} ServiceResponse */

const TIMEOUT_MS = 20_000;

/** Client of the payment service. Only this backend has the key. */
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
    return this.#request(path, { method: 'GET' });
  }

  /**
   * @param {string} path
   * @param {object} body
   * @param {string} [idempotencyKey] a repeated request with the same key runs once
   */
  post(path, body, idempotencyKey) {
    return this.#request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
      body: JSON.stringify(body),
    });
  }

  /** @param {string} path @param {RequestInit} init @returns {Promise<ServiceResponse>} */
  async #request(path, init) {
    const response = await fetch(this.#url + path, {
      ...init,
      headers: { accept: 'application/json', authorization: `Bearer ${this.#key}`, ...init.headers },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return { status: response.status, body: /** @type {ServiceResponse['body']} */ (await response.json()) };
  }
}
