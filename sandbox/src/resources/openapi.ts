/** Pieces of an endpoint's description. */
import { z } from '@hono/zod-openapi';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

/** Error answers, the same for every endpoint (contract section 7). */
const envelope = z
  .object({ error: z.object({ type: z.string(), message: z.string(), code: z.string().optional() }) })
  .openapi('Error');

export const body = <Schema extends z.ZodType>(schema: Schema) => ({ content: json(schema), required: true as const });

export const answers = <Schema extends z.ZodType>(schema: Schema) => ({
  200: { content: json(schema), description: 'Success' },
  400: { content: json(envelope), description: 'The request cannot be served' },
  404: { content: json(envelope), description: 'No such resource' },
});

export const idParam = <Name extends string>(name: Name) =>
  z.object({ [name]: z.string() } as Record<Name, z.ZodString>);

export const nullableText = () => z.string().nullable();
export const hash = () => z.record(z.string(), z.unknown());
