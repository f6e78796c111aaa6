/** Requests of the control API: one definition describes a request, checks what it gets, and types what it returns. */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { issueError } from '../errors.js';
import { readInput } from '../resources/input.js';
import type { World } from '../world.js';
import { idParam, json } from './route.js';
import { headersOf, refusals, type RefusalStatus } from './shared.js';

export interface ControlRoute<View extends z.ZodType, Body extends z.ZodType, Query extends z.ZodObject> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** At most one parameter, for example `/sandbox/otps/{mandate_id}`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly body?: Body;
  readonly query?: Query;
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
    input: Input<z.output<Body>, z.output<Query>>,
  ) => z.output<View> | Response | Promise<z.output<View> | Response>;
}

export interface Input<Body, Query> {
  readonly context: Context;
  readonly world: World;
  /** The value of the path's parameter. */
  readonly id: string;
  readonly body: Body;
  readonly query: Query;
}

export function control<
  View extends z.ZodType,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodObject = z.ZodObject,
>(
  app: OpenAPIHono,
  {
    tag,
    body,
    query,
    view,
    media = [],
    redirects = false,
    refused = [],
    handle,
    ...route
  }: ControlRoute<View, Body, Query>,
): void {
  const parameter = /\{(\w+)\}/.exec(route.path)?.[1];
  const text = { schema: { type: 'string' as const } };
  const content = view ? json(view) : Object.fromEntries(media.map((type) => [type, text]));
  app.openAPIRegistry.registerPath({
    ...route,
    tags: [tag],
    request: {
      ...(parameter ? { params: idParam(parameter) } : {}),
      ...(query ? { query } : {}),
      ...(body ? { body: { content: json(body), required: !body.safeParse({}).success } } : {}),
    },
    responses: {
      200: { description: 'Success', content },
      ...(redirects ? { 303: { description: 'The next page, for browsers', headers: headersOf(['Location']) } } : {}),
      ...refusals(refused),
    },
  });
  app.on(route.method, route.path.replace(/\{(\w+)\}/, ':$1'), async (context) => {
    const result = await handle({
      context,
      world: context.get('world'),
      id: parameter ? context.req.param(parameter)! : '',
      body: (body && readInput(body, await context.req.text())) as z.output<Body>,
      query: (query && readQuery(query, context.req.query())) as z.output<Query>,
    });
    return result instanceof Response ? result : context.json(result as object);
  });
}

/** @throws {ApiError} */
function readQuery<Query extends z.ZodType>(schema: Query, query: Record<string, string>): z.output<Query> {
  const result = schema.safeParse(query);
  if (!result.success) throw issueError(result.error);
  return result.data;
}

export const listOf = <View extends z.ZodType>(view: View) =>
  z.strictObject({ object: z.literal('list'), data: z.array(view) });
