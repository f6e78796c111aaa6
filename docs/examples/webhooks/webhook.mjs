import { createHmac, timingSafeEqual } from 'node:crypto';

/** The event, if the sandbox has signed the body in the last five minutes. `headers` have lower-case names. */
export function readEvent(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures = '' } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) throw new Error('The webhook is too old.');
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const expected = Buffer.from(`v1,${createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')}`);
  const matches = (given) => given.length === expected.length && timingSafeEqual(given, expected);
  if (!signatures.split(' ').some((given) => matches(Buffer.from(given)))) throw new Error('The signature is wrong.');
  return JSON.parse(body);
}
