/** Types of response fields. */
import { z } from '@hono/zod-openapi';
import { timestamp } from '../world.js';

export const nullableText = () => z.string().nullable();
export const hash = () => z.record(z.string(), z.unknown());

/** The ids and the time of the examples in the OpenAPI documents. */
export const exampleId = (prefix: string) => `${prefix}_Q3rV8sXkW2nJ7yTdLbGc`;
export const EXAMPLE_TIME = '2026-11-21T12:00:00+00:00';

const text = (pattern: RegExp, example: string) =>
  z
    .string()
    .regex(pattern)
    .openapi({ examples: [example] });

export const idText = (prefix: string) => text(new RegExp(`^${prefix}_\\w+$`), exampleId(prefix));
export const timeText = () => text(/^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/, EXAMPLE_TIME);
export const nullableTime = () => timeText().nullable();
export const currencyText = () => text(/^[A-Z]{3}$/, 'BRL');
export const amountText = () => text(/^\d+(\.\d+)?$/, '10.50');
export const signedAmountText = () => text(/^-?\d+(\.\d+)?$/, '10.50');

/** A column as responses show it: a time as text, and all else as it is. */
type Shown<Value> = Value extends Date ? string : Value;
/** The fields that the row does not have as responses show them. */
type Rest<View, Row> = Omit<
  View,
  { [Name in keyof View & keyof Row]: Shown<Row[Name]> extends View[Name] ? Name : never }[keyof View & keyof Row]
>;

/** Shows the fields of a schema in their order: those that are given, and the others as the row has them. */
export function viewOf<Schema extends z.ZodObject, Row extends object>(
  { shape }: Schema,
  rest: (row: Row) => Rest<z.output<Schema>, Row>,
): (row: Row) => z.output<Schema> {
  const names = Object.keys(shape);
  return (row) => {
    const given = rest(row) as Record<string, unknown>;
    const shown: Record<string, unknown> = {};
    for (const name of names) {
      const value = name in given ? given[name] : (row as Record<string, unknown>)[name];
      shown[name] = value instanceof Date ? timestamp(value) : value;
    }
    return shown as z.output<Schema>;
  };
}
