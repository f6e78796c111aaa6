/** Says whose payment it is, without a store: a signed cookie for each payment or mandate. */
import { cookieOf } from './cookies.js';
import { fromText, Hmac } from './hmac.js';

export class OwnerCookies {
  readonly #hmac: Hmac;
  readonly #path: string;

  /** @param path of the handlers: other parts of the shop do not get the cookies */
  constructor(secret: string, path: string) {
    this.#hmac = new Hmac(fromText(secret));
    this.#path = path;
  }

  /** @returns the value of `Set-Cookie` */
  async create(id: string, isElsewhere: boolean): Promise<string> {
    return cookieOf(`pay_${id}`, await this.#hmac.sign(message(id)), this.#path, isElsewhere);
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
