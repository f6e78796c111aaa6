/** Messages of the payment service, signed as in Standard Webhooks. Source: standardwebhooks.com */
import { object, own, read, text } from '../contract/read.js';
import { PayError } from '../errors.js';
import { fromBase64, Hmac } from './hmac.js';
import { withoutList } from './read-request.js';

export interface WebhookEvent {
  /** The same for each delivery of one event: store it, and ignore an event that is stored. */
  readonly id: string;
  /** For example `payment.paid`. */
  readonly type: string;
  /** The payment, mandate or other object at the time of the event. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** The greatest age of a message, in seconds: an older one may be a repetition by somebody else. */
const TOLERANCE = 300;

const refuse = (message: string): never => {
  throw new PayError('invalid-input', { message });
};

/**
 * Returns the event, if the service has signed it in the last five minutes.
 * @param secret `whsec_…`
 * @param body the received text, unchanged: a serialised copy has another signature
 * @param now in milliseconds since 1970
 * @throws {PayError} `invalid-input`
 */
export async function readWebhook(
  secret: string,
  headers: Headers,
  body: string,
  now: number = Date.now(),
): Promise<WebhookEvent> {
  const key = fromBase64(secret.replace(/^whsec_/, ''));
  if (!key?.length) throw new PayError('not-configured', { message: 'the secret of webhooks is not base64' });
  const header = (name: string) => headers.get(`webhook-${name}`) ?? '';
  const [id, sent] = [header('id'), header('timestamp')];
  if (!/^\d+$/.test(sent) || Math.abs(now / 1000 - Number(sent)) > TOLERANCE) refuse('the webhook is too old');
  const hmac = new Hmac(key);
  const matches = await Promise.all(
    header('signature')
      .split(' ')
      .filter((signature) => signature.startsWith('v1,'))
      .map((signature) => hmac.isSigned(`${id}.${sent}.${body}`, signature.slice(3))),
  );
  if (!matches.includes(true)) refuse('the signature is wrong');
  return { id, ...read(eventOf, parse(body), 'webhook') };
}

const eventOf = (value: unknown, path: string): Omit<WebhookEvent, 'id'> => {
  const event = object(value, path);
  return {
    type: text(own(event, 'type', path), `${path}.type`),
    data: object(withoutList(own(event, 'data', path)), `${path}.data`) as WebhookEvent['data'],
  };
};

/** The message of the parser's own error has a part of the text. */
function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return refuse('the webhook is not JSON');
  }
}
