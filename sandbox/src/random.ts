import { createCipheriv, createHash, randomBytes } from 'node:crypto';

/** Returns the given number of random bytes. */
export type Random = (bytes: number) => Uint8Array;

const POOL_BYTES = 4_096;

/** Random bytes of the system, which are fetched in large pieces: each call takes as long as for thousands of bytes. */
export function pooledRandom(): Random {
  let pool = Buffer.alloc(0);
  return (bytes) => {
    if (pool.length < bytes) pool = randomBytes(Math.max(bytes, POOL_BYTES));
    const taken = pool.subarray(0, bytes);
    pool = pool.subarray(bytes);
    return taken;
  };
}

/** Random bytes that are the same for the same seed: the key stream of AES-256-CTR. */
export function seededRandom(seed: string): Random {
  const key = createHash('sha256').update(seed).digest();
  const stream = createCipheriv('aes-256-ctr', key, Buffer.alloc(16));
  return (bytes) => stream.update(Buffer.alloc(bytes));
}
