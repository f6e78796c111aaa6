/** The parts of an endpoint's description that all endpoints share. */
import { z } from '@hono/zod-openapi';

const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

/** The error envelope of the contract's section 7. */
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

export const responses = <Schema extends z.ZodType>(schema: Schema) => ({
  200: { content: json(schema), description: 'Success' },
  400: { content: json(envelope), description: 'Invalid request' },
  401: { content: json(envelope), description: 'No valid key' },
  404: { content: json(envelope), description: 'No such resource' },
  413: { content: json(envelope), description: 'The body is too large' },
});

export const idParam = <Name extends string>(name: Name) => {
  const description = `The ID of the ${name.replace(/s?_id$/, '').replaceAll('_', ' ')}`;
  return z.object({ [name]: z.string().openapi({ param: { description } }) } as Record<Name, z.ZodString>);
};
