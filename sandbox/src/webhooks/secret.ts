/** Secrets and signed headers of webhooks, as Standard Webhooks defines them. */
import { Webhook } from 'standardwebhooks';
import type { World } from '../world.js';

const BYTES = 24;

export function newSecret(world: World): string {
  return `whsec_${Buffer.from(world.random(BYTES)).toString('base64')}`;
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
