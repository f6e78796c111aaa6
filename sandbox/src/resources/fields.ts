/** Types of request fields, and their limits (contract section 8). */
import { z } from '@hono/zod-openapi';
import { isSafeUrl } from '../../../src/domain/safe-url.js';
import { paramError } from '../errors.js';
import { isLocalNetwork } from '../lan.js';
import type { Terminal } from '../methods.js';
import type { World } from '../world.js';
import { COUNTRIES } from './countries.js';

/** A field that may be absent. Null counts as absent. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  schema.nullish().transform((value) => value ?? undefined);

/** PostgreSQL cannot store U+0000, and UTF-8 cannot encode half of a surrogate pair. */
const clean = (text: z.ZodString) =>
  text.refine((value) => !/\0|\p{Surrogate}/u.test(value), 'expected no U+0000 and no half of a surrogate pair');

/** Counts code points, like `maxLength` in JSON Schema. */
const upTo = (max: number, text = z.string()) =>
  text.refine((value) => [...value].length <= max, `expected at most ${max} characters`).openapi({ maxLength: max });

export const short = () => clean(upTo(64, z.string().min(1)));
export const long = () => clean(upTo(5_000));
export const country = () =>
  z.string().refine((value) => COUNTRIES.has(value), 'expected an ISO 3166-1 alpha-2 code such as "BR"');
export const date = () => z.iso.date('expected a date such as "1990-12-31"');
export const phone = () =>
  z.string().regex(/^\+[1-9]\d{6,14}$/, 'expected an international number such as "+5511987654321"');
/**
 * An address such as `joão@exemplo.com.br`: any characters but spaces, quotes and `@`, then `@` and a domain with a dot.
 * Letters of any script are allowed (RFC 6531). A message to the address is the only proof that it exists.
 */
export const email = () =>
  clean(upTo(254)).regex(/^[^\s@"]{1,64}@[^\s@".]+(\.[^\s@".]+)+$/, 'expected an address such as "ana@exemplo.com.br"');
export const currency = () => z.string().regex(/^[A-Z]{3}$/, 'expected a currency code such as "BRL"');

/** A decimal amount, such as "10.50". money.ts checks its digits, by its currency. */
export const amount = () => z.string().openapi({ pattern: '^\\d{1,18}(\\.\\d+)?$' });

/** Refuses hosts with `;`, `,` or `*`, which have a meaning in a content security policy. */
const hasPlainHost = (url: string) => /^(?:\[[\da-f:]+\]|[\w.-]+)$/.test(new URL(url).hostname);

/** Returns true for https, and for http on this machine. */
const isWebUrl = (url: string): boolean => isSafeUrl(url, 'url') && hasPlainHost(url);

export const webUrl = (max: number) => clean(upTo(max)).refine(isWebUrl, 'expected an https URL without credentials');

/** A URL to which the consumer returns from the bank's page or the app. {@link checkReturnUrl} has the rest of its rules. */
export const returnUrl = () => clean(upTo(2_048));

/** @throws {ApiError} unless it is https, http on this machine or in an allowed local network, or a link to an app for an app */
export function checkReturnUrl({ allowLan }: World, terminal: Terminal, url: string | undefined): void {
  if (url === undefined || isWebUrl(url) || (allowLan && isLanUrl(url))) return;
  const isApp = !/^https?:/i.test(url) && isSafeUrl(url, 'app');
  if (isApp && terminal === 'app') return;
  throw paramError(
    'return_url',
    isApp ? 'a link to an app is only for terminal_type app' : 'expected an https URL without credentials',
  );
}

/** Everything but the scheme follows the same rules. */
function isLanUrl(url: string): boolean {
  return isWebUrl(url.replace(/^http:/i, 'https:')) && isLocalNetwork(new URL(url).hostname);
}

export const address = () =>
  z.strictObject({
    country: country(),
    state: short(),
    city: short(),
    line1: short(),
    line2: optional(short()),
    postal_code: optional(short()),
  });

export const document = () =>
  z.strictObject({
    country: country(),
    type: z.enum(['national_id', 'passport', 'driving_license', 'business_license', 'tax_id']),
    number: short(),
  });

/** Ten years, in seconds. */
export const MAX_SECONDS = 315_360_000;
/** A span of time. @param least in seconds */
export const seconds = (least = 1) => z.number().int().min(least).max(MAX_SECONDS);

const MAX_LEVELS = 8;

/** Returns true if a JSON value has at most the given levels of objects and lists. */
function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** A free-form object of the merchant, stored unchanged. */
export const freeHash = () =>
  z
    .record(z.string(), z.unknown())
    .refine((value) => isShallow(value, MAX_LEVELS), `expected at most ${MAX_LEVELS} levels of objects and lists`);
