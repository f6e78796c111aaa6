/** Standard Webhooks: the secret of an endpoint, and the headers that a message is signed with. */
import { Webhook } from 'standardwebhooks';
import type { World } from '../world.js';

const BYTES = 24;

export function newSecret(world: World): string {
  return `whsec_${Buffer.from(world.random(BYTES)).toString('base64')}`;
}

/** @param id of the event: the same however often it is sent @param time the real one, which receivers compare to theirs */
export function signedHeaders(secret: string, id: string, time: Date, body: string): Record<string, string> {
  return {
    'content-type': 'application/json',
    'user-agent': 'pay-elements-sandbox',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(time.getTime() / 1_000)),
    'webhook-signature': new Webhook(secret).sign(id, time, body),
  };
}
