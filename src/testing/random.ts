/** Digits and identifiers that are the same for the same seed. */

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

export class SeededRandom {
  #state: number;

  /** @param seed a whole number */
  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** At least 0, less than 1. Source: the mulberry32 generator. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  digits(count: number): string {
    return this.#from('0123456789', count);
  }

  /** An identifier with its prefix, as the service sends it. */
  id(prefix: 'cst' | 'gw' | 'mdt' | 'pm'): string {
    return `${prefix}_${this.#from(LETTERS, 20)}`;
  }

  #from(characters: string, count: number): string {
    return Array.from({ length: count }, () => characters[Math.floor(this.next() * characters.length)]).join('');
  }
}
