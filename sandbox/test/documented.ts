/** Checks the requests and responses of all tests against the OpenAPI documents, in Ajv's strict mode. */
import assert from 'node:assert/strict';
import type { OpenAPIHono } from '@hono/zod-openapi';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { controlApi, openApiDocument, paymentsApi } from '../src/openapi/document.js';

type Fetch = (request: Request) => Response | Promise<Response>;
type Content = Record<string, { schema: object }>;

interface Answer {
  $ref?: string;
  content?: Content;
  headers?: Record<string, { required?: boolean }>;
}

interface Operation {
  requestBody?: { content: Content };
  responses: Record<string, Answer>;
}

interface Described {
  /** Where the path is in Ajv: the id of the document, and a JSON pointer. */
  readonly at: string;
  readonly pattern: RegExp;
  readonly operations: Record<string, Operation>;
  readonly responses: Record<string, Answer>;
}

/** Headers of HTTP itself, and those that protect pages: descriptions of an API leave them out. */
const UNDESCRIBED =
  /^(?:cache-control|connection|content-(?:encoding|length|security-policy|type)|keep-alive|referrer-policy|transfer-encoding|vary|x-.*)$/;

const ajv = new Ajv2020({ strict: true, allowUnionTypes: true, allErrors: true });
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- its types are those of another module format
(addFormats as any)(ajv);
// The document itself is not a schema: only its parts are.
ajv.addVocabulary(['openapi', 'info', 'servers', 'tags', 'security', 'paths', 'webhooks', 'components']);
const validators = new Map<string, ValidateFunction>();
let described: Described[] | undefined;

/** The schema at a place of a document. It is compiled when it is needed first. */
export function validatorAt(place: string): ValidateFunction {
  if (!validators.has(place)) validators.set(place, ajv.compile({ $ref: place }));
  return validators.get(place)!;
}

/** A JSON pointer, as the fragment of a URL. */
export const pointer = (...parts: readonly string[]) =>
  parts.map((part) => `/${encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');

/** The paths of both documents; those without parameters first. They are the same for each app. */
export function describedPaths(app: OpenAPIHono): Described[] {
  return (described ??= [paymentsApi, controlApi]
    .flatMap((api) => {
      const document = JSON.parse(JSON.stringify(openApiDocument(app, api)));
      const $id = api === paymentsApi ? 'payments' : 'control';
      ajv.addSchema({ $id, ...document });
      return Object.entries<Record<string, Operation>>(document.paths).map(([path, operations]) => ({
        at: `${$id}#${pointer('paths', path)}`,
        pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
        operations,
        responses: document.components.responses,
      }));
    })
    .sort((one, other) => Number(one.at.includes('%7B')) - Number(other.at.includes('%7B'))));
}

/**
 * Fetches like the given function, and throws if a request to a path of the documents, or its response, is not as described:
 * the method, the status, its headers and its body. A request body must match if it was accepted.
 */
export function documented(app: OpenAPIHono, fetch: Fetch = app.fetch): (request: Request) => Promise<Response> {
  return async (request) => {
    const sent = request.clone();
    const response = await fetch(request);
    await check(app, sent, response);
    return response;
  };
}

async function check(app: OpenAPIHono, request: Request, response: Response): Promise<void> {
  const { pathname } = new URL(request.url);
  const path = describedPaths(app).find(({ pattern }) => pattern.test(pathname));
  if (!path) return;
  const what = `${request.method} ${pathname}: ${response.status}`;
  const method = request.method === 'HEAD' ? 'get' : request.method.toLowerCase();
  const operation = path.operations[method];
  if (!operation) return assert.ok(response.status >= 400, `${what} for a method that is not in the OpenAPI document`);
  await checkResponse(path, method, request.method === 'HEAD', response, what);
  const text = response.ok && operation.requestBody ? await request.text() : '';
  if (text) matches(`${path.at}/${method}/requestBody/content/application~1json/schema`, text, `${what}, the request`);
}

async function checkResponse(
  { at, operations, responses }: Described,
  method: string,
  isHead: boolean,
  response: Response,
  what: string,
): Promise<void> {
  const inline = operations[method]!.responses[response.status];
  assert.ok(inline, `${what} is not in the OpenAPI document`);
  const answer = inline.$ref ? responses[inline.$ref.slice(inline.$ref.lastIndexOf('/') + 1)]! : inline;
  const place = inline.$ref ? at.replace(/#.*/, inline.$ref) : `${at}/${method}/responses/${response.status}`;
  const headers = new Map(Object.entries(answer.headers ?? {}).map(([name, one]) => [name.toLowerCase(), one]));
  for (const [name, { required }] of headers)
    assert.ok(!required || response.headers.has(name), `${what} has no header ${name}`);
  for (const name of response.headers.keys())
    assert.ok(
      headers.has(name) || UNDESCRIBED.test(name),
      `${what} has a header that is not in the OpenAPI document: ${name}`,
    );
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';');
  assert.ok(
    type in (answer.content ?? { '': {} }),
    `${what} is of a type that is not in the OpenAPI document: ${type}`,
  );
  if (type !== 'application/json' || isHead) return;
  const encoding = response.headers.get('content-encoding') as CompressionFormat | null;
  const sent = response.clone().body;
  const body = encoding ? sent!.pipeThrough(new DecompressionStream(encoding)) : sent;
  matches(`${place}/content/application~1json/schema`, await new Response(body).text(), `${what}, the response`);
}

function matches(place: string, text: string, what: string): void {
  const validate = validatorAt(place);
  assert.ok(
    validate(JSON.parse(text)),
    `${what} is not as in the OpenAPI document: ${ajv.errorsText(validate.errors)}: ${text}`,
  );
}
