/** Lists the fields of a JSON schema for a table. */

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly description?: string;
  readonly [limit: string]: unknown;
}

export interface Field {
  /** The full path, for example `address.country`. */
  readonly name: string;
  readonly required: boolean;
  readonly type: string;
  /** The referenced component. */
  readonly refers: string | undefined;
  readonly limits: string;
}

export interface Response {
  readonly description: string;
  readonly content?: { readonly 'application/json'?: { readonly schema?: Schema } };
}

export type Responses = Readonly<Record<string, Response | { readonly $ref: string }>>;

/** The responses of an operation by status. Some refer to those that all operations have. */
export const responsesOf = (responses: Responses, shared: Readonly<Record<string, Response>>): [string, Response][] =>
  Object.entries(responses).map(([status, one]) => [status, '$ref' in one ? shared[nameOf(one.$ref)]! : one]);

export const nameOf = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);

/** All fields. The fields of an object follow it. */
export function fieldsOf(schema: Schema, prefix = ''): Field[] {
  const whole = schema.items?.properties ? schema.items : schema;
  // A union has the fields of each of its schemas.
  const shapes = [whole, ...(whole.anyOf ?? []), ...(whole.oneOf ?? []), ...(whole.allOf ?? [])];
  return shapes.flatMap(({ properties = {}, required = [] }) =>
    Object.entries(properties).flatMap(([name, field]) => [
      {
        name: prefix + name,
        required: required.includes(name),
        type: typeOf(field),
        refers: refIn(field),
        limits: limitsOf(field),
      },
      ...fieldsOf(field, `${prefix}${name}${field.items ? '[]' : ''}.`),
    ]),
  );
}

const refIn = (schema: Schema): string | undefined => {
  const ref = schema.$ref ?? schema.items?.$ref;
  return ref && nameOf(ref);
};

/** The type as text: `string or null`, `array of string`. */
export function typeOf(schema: Schema): string {
  const choices = schema.anyOf ?? schema.oneOf;
  if (schema.$ref) return nameOf(schema.$ref);
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.allOf) return schema.allOf.map(typeOf).join(' and ');
  if (schema.items) return `array of ${typeOf(schema.items)}`;
  if (schema.type === undefined) return schema.const === undefined ? 'any' : JSON.stringify(schema.const);
  return [schema.type].flat().join(' or ');
}

const LIMITS: Readonly<Record<string, (value: string) => string>> = {
  minLength: (value) => `at least ${value} characters`,
  maxLength: (value) => `at most ${value} characters`,
  minItems: (value) => `at least ${value} items`,
  maxItems: (value) => `at most ${value} items`,
  minimum: (value) => `at least ${value}`,
  maximum: (value) => `at most ${value}`,
  exclusiveMinimum: (value) => `more than ${value}`,
  format: (value) => `format ${value}`,
  pattern: (value) => `matches ${value}`,
};

/** The limits of a value as text. */
export function limitsOf(schema: Schema): string {
  const one = schema.enum ? [`one of ${schema.enum.map((value) => JSON.stringify(value)).join(', ')}`] : [];
  const limits = Object.entries(LIMITS).flatMap(([key, describe]) => {
    const value = schema[key];
    return typeof value === 'string' || typeof value === 'number' ? [describe(String(value))] : [];
  });
  const items = schema.items ? limitsOf(schema.items) : '';
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].map(limitsOf);
  return [schema.description ?? '', ...one, ...limits, items && `each ${items}`, ...new Set(choices)]
    .filter(Boolean)
    .join('; ');
}
