/** Requests of both APIs: one definition describes a request, checks what it gets, and types what it returns. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { answer } from '../answer.js';
import { checked, paramError } from '../errors.js';
import type { World } from '../world.js';
import { headersOf, refusals, type RefusalStatus } from './shared.js';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

interface Route<
  View extends z.ZodType,
  Body extends z.ZodType,
  Query extends z.ZodObject,
  Headers extends z.ZodObject,
> {
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly headers?: Headers;
  readonly query?: Query;
  readonly body?: Body;
  /** The JSON of the response. */
  readonly view?: View;
  /** The media types of a response that is not JSON. */
  readonly media?: readonly string[];
  /** True if browsers are redirected to the next page. */
  readonly redirects?: boolean;
  /** Statuses that only this request gets. */
  readonly refused?: readonly RefusalStatus[];
  /** Returns what the view describes, or a response of its own. */
  readonly handle: (
    input: Input<z.output<Body>, z.output<Query>, z.output<Headers>>,
  ) => z.output<View> | Response | Promise<z.output<View> | Response>;
}

interface Input<Body, Query, Headers> {
  readonly context: Context;
  readonly world: World;
  /** The value of the path's parameter. */
  readonly id: string;
  readonly headers: Headers;
  readonly query: Query;
  readonly body: Body;
}

/** @param request its method and path, with at most one parameter: `GET /sandbox/otps/{mandate_id}` */
export function route<
  View extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodObject = z.ZodObject,
  Headers extends z.ZodObject = z.ZodObject,
>(app: OpenAPIHono, request: `${Method} /${string}`, definition: Route<View, Body, Query, Headers>): void {
  const { tag, headers, query, body, view, media = [], redirects, refused = [], handle, ...texts } = definition;
  const [method, path] = request.split(' ') as [Method, string];
  const parameter = /\{(\w+)\}/.exec(path)?.[1];
  // The contract's requests need a body. In those of the sandbox, an absent one is `{}`.
  const withoutBody = path.startsWith('/v1/') ? '' : '{}';
  const required = !withoutBody || !body?.safeParse({}).success;
  const text = { schema: { type: 'string' as const } };
  app.openAPIRegistry.registerPath({
    ...texts,
    method: method.toLowerCase() as Lowercase<Method>,
    path,
    tags: [tag],
    request: {
      ...(parameter ? { params: idParam(parameter) } : {}),
      headers,
      query,
      ...(body ? { body: { content: json(body), required } } : {}),
    },
    responses: {
      200: {
        description: 'Success',
        content: view ? json(view) : Object.fromEntries(media.map((type) => [type, text])),
      },
      ...(redirects ? { 303: { description: 'The next page, for browsers', headers: headersOf(['Location']) } } : {}),
      ...refusals(refused),
    },
  });
  app.on(method, path.replace(/\{(\w+)\}/, ':$1'), async (context) => {
    const { req } = context;
    const sent = (name: string) => [name, req.header(name)];
    const result = await handle({
      context,
      world: context.get('world'),
      id: parameter ? req.param(parameter)! : '',
      headers: (headers &&
        checked(headers, Object.fromEntries(Object.keys(headers.shape).map(sent)))) as z.output<Headers>,
      query: (query && checked(query, req.query())) as z.output<Query>,
      body: (body && checked(body, parsed(context.get('received') || withoutBody))) as z.output<Body>,
    });
    return result instanceof Response ? result : answer(context, result as object);
  });
}

/** @throws {ApiError} */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw paramError('', 'Malformed JSON in request body');
  }
}

export const json = <Schema extends z.ZodType>(schema: Schema) => ({ 'application/json': { schema } });

function idParam(name: string) {
  const what = name.replace(/s?_id$/, '').replaceAll('_', ' ');
  const description = `The ${name.endsWith('_id') ? 'ID' : 'name'} of the ${what}`;
  return z.object({ [name]: z.string().openapi({ param: { description } }) });
}

export const listOf = <View extends z.ZodType>(view: View) =>
  z.strictObject({ object: z.literal('list'), data: z.array(view) });
