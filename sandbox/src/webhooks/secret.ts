/** Secrets and signed headers of webhooks, as Standard Webhooks defines them. */
import { z } from '@hono/zod-openapi';
import { Webhook } from 'standardwebhooks';
import type { World } from '../world.js';

const PREFIX = 'whsec_';
const BYTES = 24;

/** `whsec_` and 24 to 64 bytes in base64, as Standard Webhooks recommends. */
export const webhookSecret = z.string().refine((text) => {
  const key = Buffer.from(text.slice(PREFIX.length), 'base64');
  return text === textOf(key) && key.length >= BYTES && key.length <= 64;
}, 'expected whsec_ and 24 to 64 bytes in base64');

const textOf = (key: Buffer) => `${PREFIX}${key.toString('base64')}`;

export function newSecret(world: World): string {
  return textOf(Buffer.from(world.random(BYTES)));
}

/**
 * @param id the event's id, equal in every attempt
 * @param time the real time, since receivers compare it to their own
 */
export function signedHeaders(secret: string, id: string, time: Date, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'pay-elements-sandbox',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, time, body),
  };
}
