/** HMAC-SHA256 by Web Crypto, which every runtime with Fetch has. Signatures are in base64. */
const encoder = new TextEncoder();

export class Hmac {
  readonly #key: Promise<CryptoKey>;

  constructor(secret: Uint8Array<ArrayBuffer>) {
    this.#key = crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
    // An unusable secret rejects each call; without this line, also the process.
    this.#key.catch(() => {});
  }

  async sign(message: string): Promise<string> {
    const signature = await crypto.subtle.sign('HMAC', await this.#key, encoder.encode(message));
    return btoa(String.fromCharCode(...new Uint8Array(signature)));
  }

  /** Compares in constant time. */
  async isSigned(message: string, signature: string): Promise<boolean> {
    const given = fromBase64(signature);
    return given !== null && crypto.subtle.verify('HMAC', await this.#key, given, encoder.encode(message));
  }
}

export const fromText = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

/** Returns null for a text that is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
  } catch {
    return null;
  }
}
