/** The kinds of fields that requests have, and their limits (contract section 8). */
import { z } from '@hono/zod-openapi';

/** PostgreSQL has no place for U+0000. */
const clean = (text: z.ZodString) => text.refine((value) => !value.includes('\0'), 'expected no U+0000');

export const short = () => clean(z.string().min(1).max(64));
export const long = () => clean(z.string().max(5_000));
export const country = () => z.string().regex(/^[A-Z]{2}$/, 'expected an ISO 3166 alpha-2 code such as "BR"');
export const date = () => z.iso.date('expected a date such as "1990-12-31"');
export const phone = () =>
  z.string().regex(/^\+[1-9]\d{6,14}$/, 'expected an international number such as "+5511987654321"');
export const email = () => z.email().max(254);
export const currency = () => z.string().regex(/^[A-Z]{3}$/, 'expected a currency code such as "BRL"');

/** Where the consumer is led back to: https, or http on this machine. */
export const returnUrl = () =>
  clean(z.string().max(2_048)).refine((value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname } = new URL(value);
    return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname));
  }, 'expected an https URL');

export const address = () =>
  z.strictObject({
    country: country(),
    state: short(),
    city: short(),
    line1: short(),
    line2: short().optional(),
    postal_code: short().optional(),
  });

export const document = () =>
  z.strictObject({
    country: country(),
    type: z.enum(['national_id', 'passport', 'driving_license', 'business_license', 'tax_id']),
    number: short(),
  });
