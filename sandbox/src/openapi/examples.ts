/** Adds an example to each successful response of a document, made of the examples of its parts. */
import type { OpenAPIHono } from '@hono/zod-openapi';

export type Document = ReturnType<OpenAPIHono['getOpenAPI31Document']>;

/** The part of JSON Schema that the views use. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  examples?: readonly unknown[];
}

type Schemas = Readonly<Record<string, Schema>>;

/** Changes the document, which was made for this call. */
export function withExamples(document: Document): Document {
  const schemas: Schemas = document.components?.schemas ?? {};
  for (const schema of Object.values(schemas))
    schema.examples &&= schema.examples.map((one) => exampleOf({ ...schema, examples: [one] }, schemas));
  for (const { get, post, put, delete: remove } of Object.values(document.paths ?? {}))
    for (const operation of [get, post, put, remove]) {
      const { content } = (operation?.responses?.['200'] ?? {}) as { content?: Record<string, Media> };
      const json = content?.['application/json'];
      if (json) json.example = exampleOf(json.schema, schemas);
    }
  return document;
}

interface Media {
  readonly schema: Schema;
  example?: unknown;
}

/** An object has all fields that are required, with the values of its example or of theirs; null if a field may be that. */
function exampleOf(schema: Schema, schemas: Schemas): unknown {
  const { $ref, examples: [given] = [], type = [], properties, required = [], items, anyOf } = schema;
  if ($ref) return exampleOf(schemas[$ref.slice($ref.lastIndexOf('/') + 1)]!, schemas);
  if (properties) {
    const own = (given ?? {}) as Readonly<Record<string, unknown>>;
    const names = Object.keys(properties).filter((name) => name in own || required.includes(name));
    return Object.fromEntries(
      names.map((name) => [name, name in own ? own[name] : exampleOf(properties[name]!, schemas)]),
    );
  }
  if (type.includes('null')) return null;
  if (given !== undefined) return given;
  if (items) return [exampleOf(items, schemas)];
  if (anyOf) return exampleOf(anyOf[0]!, schemas);
  return [schema.const, ...(schema.enum ?? []), PLAIN[String(type)]].find((value) => value !== undefined);
}

/** Examples by type. */
const PLAIN: Readonly<Record<string, unknown>> = { boolean: false, integer: 1, number: 1, object: {}, string: 'text' };
