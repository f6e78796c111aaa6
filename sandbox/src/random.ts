import { createCipheriv, createHash } from 'node:crypto';

/** Returns the given number of random bytes. */
export type Random = (bytes: number) => Uint8Array;

/** Random bytes that are the same for the same seed: the key stream of AES-256-CTR. */
export function seededRandom(seed: string): Random {
  const key = createHash('sha256').update(seed).digest();
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return (bytes) => stream.update(Buffer.alloc(bytes));
}
