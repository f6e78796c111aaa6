/** The parts of a request's description that most requests have. */
import { z } from '@hono/zod-openapi';

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

export const body = <Schema extends z.ZodType>(schema: Schema) => ({ content: json(schema), required: true as const });

/** The response of a request that succeeds. document.ts adds the others. */
export const responses = <Schema extends z.ZodType>(schema: Schema) => ({
  200: { content: json(schema), description: 'Success' },
});

export const idParam = <Name extends string>(name: Name) => {
  const what = name.replace(/s?_id$/, '').replaceAll('_', ' ');
  const description = `The ${name.endsWith('_id') ? 'ID' : 'name'} of the ${what}`;
  return z.object({ [name]: z.string().openapi({ param: { description } }) } as Record<Name, z.ZodString>);
};
