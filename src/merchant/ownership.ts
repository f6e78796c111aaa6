/** Says whose payment it is, without a store: a signed cookie for each payment or mandate. */
import { fromText, Hmac } from './hmac.js';

/** In seconds: longer than a boleto or voucher can be paid. */
const MAX_AGE = 7 * 86_400;

export class OwnerCookies {
  readonly #hmac: Hmac;
  readonly #path: string;

  /** @param path of the handlers: other parts of the shop do not get the cookies */
  constructor(secret: string, path: string) {
    this.#hmac = new Hmac(fromText(secret));
    this.#path = path;
  }

  /** @returns the value of `Set-Cookie` */
  async create(id: string): Promise<string> {
    const value = await this.#hmac.sign(message(id));
    return `pay_${id}=${value}; Path=${this.#path}; Max-Age=${MAX_AGE}; HttpOnly; Secure; SameSite=Lax`;
  }

  async has(id: string, { headers }: Request): Promise<boolean> {
    const name = `pay_${id}=`;
    const cookies = (headers.get('cookie') ?? '').split(/; */).filter((cookie) => cookie.startsWith(name));
    const signed = cookies.map((cookie) => this.#hmac.isSigned(message(id), cookie.slice(name.length)));
    return (await Promise.all(signed)).includes(true);
  }
}

/** Signatures for another purpose with the same secret are no cookies. */
const message = (id: string) => `pay-elements owner ${id}`;
