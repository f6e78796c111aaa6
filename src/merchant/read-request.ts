/** Reads what a page has sent. Every mistake becomes a `Refusal`. */
import { Refusal } from './answers.js';

/** In bytes: longer than any order. */
const LONGEST = 100_000;

/** An id becomes a part of a path of the payment service. */
const ID = /^[\w-]{1,128}$/;

/** Printable characters without spaces. */
const KEY = /^[\x21-\x7e]{1,200}$/;

/** A one-time code has up to 8 digits; providers may have longer ones. */
const CODE = /^\S{1,16}$/;

export const isId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Reads the text of a body. @throws {Refusal} 413, without waiting for the rest */
export async function readText({ body }: Request): Promise<string> {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new Refusal(400, 'the body could not be read');
    });
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > LONGEST) {
      void drop(reader);
      throw new Refusal(413, 'the body is too long');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** Receives the rest. Some servers cut the connection of a body that is cancelled, and the page would not get the response. */
async function drop(reader: ReadableStreamDefaultReader<unknown>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The page has left.
  }
}

/**
 * Reads the fields of a JSON body.
 * @throws {Refusal} 400 or 413
 */
export async function readJson(request: Request): Promise<Readonly<Record<string, unknown>>> {
  checkType(request.headers.get('content-type'));
  return fieldsOf(await readText(request));
}

/** A form of another site cannot send this type. @throws {Refusal} 400 */
export function checkType(given: string | null | undefined): void {
  const [type = ''] = (given ?? '').split(';');
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Refusal(400, 'content-type: expected application/json');
}

/** @throws {Refusal} 400 */
export function fieldsOf(text: string): Readonly<Record<string, unknown>> {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    // The message of the parser has a part of the text, which may be a one-time code.
    throw new Refusal(400, 'the body is not JSON');
  }
  body = withoutList(body);
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Refusal(400, 'expected an object');
  return body as Readonly<Record<string, unknown>>;
}

/** An empty object comes as `[]` from whoever has read it with PHP and written it again. */
export const withoutList = (value: unknown): unknown => (Array.isArray(value) && !value.length ? {} : value);

/** Reads a form that a bank has posted; empty for a body of another type. @throws {Refusal} 413 */
export async function readForm(request: Request): Promise<URLSearchParams> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type);
  return new URLSearchParams(isForm ? await readText(request) : '');
}

/** The page's key, or a new one: then a repeated request is another one. @throws {Refusal} 400 */
export function keyOf({ headers }: Request): string {
  const key = headers.get('idempotency-key') ?? crypto.randomUUID();
  if (!KEY.test(key)) throw new Refusal(400, 'idempotency-key: expected 1 to 200 printable characters');
  return key;
}

/** @throws {Refusal} 400, without the code */
export function codeOf({ otp }: Readonly<Record<string, unknown>>): string {
  if (typeof otp !== 'string' || !CODE.test(otp)) throw new Refusal(400, 'otp: expected 1 to 16 characters');
  return otp;
}
