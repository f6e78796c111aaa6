/** Pieces of an endpoint's description: what its answers hold. */
import { z } from '@hono/zod-openapi';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

/** Error answers, the same for every endpoint (contract section 7). */
const envelope = z
  .strictObject({
    error: z.strictObject({
      type: z.enum(['invalid_request_error', 'api_error']),
      message: z.string(),
      code: z.string().optional(),
    }),
  })
  .openapi('Error');

export const body = <Schema extends z.ZodType>(schema: Schema) => ({ content: json(schema), required: true as const });

export const answers = <Schema extends z.ZodType>(schema: Schema) => ({
  200: { content: json(schema), description: 'Success' },
  400: { content: json(envelope), description: 'The request cannot be served' },
  401: { content: json(envelope), description: 'No valid key' },
  404: { content: json(envelope), description: 'No such resource' },
  413: { content: json(envelope), description: 'The body is too large' },
});

export const idParam = <Name extends string>(name: Name) =>
  z.object({ [name]: z.string() } as Record<Name, z.ZodString>);

export const nullableText = () => z.string().nullable();
export const hash = () => z.record(z.string(), z.unknown());

export const idText = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w+$`));
export const timeText = () => z.string().regex(/^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
export const nullableTime = () => timeText().nullable();
export const currencyText = () => z.string().regex(/^[A-Z]{3}$/);
export const amountText = () => z.string().regex(/^\d+(\.\d+)?$/);
export const signedAmountText = () => z.string().regex(/^-?\d+(\.\d+)?$/);
