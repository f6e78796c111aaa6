/** Types of response fields. */
import { z } from '@hono/zod-openapi';
import { timestamp } from '../world.js';

export const nullableText = () => z.string().nullable();
export const hash = () => z.record(z.string(), z.unknown());

export const idText = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w+$`));
export const timeText = () => z.string().regex(/^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
export const nullableTime = () => timeText().nullable();
export const currencyText = () => z.string().regex(/^[A-Z]{3}$/);
export const amountText = () => z.string().regex(/^\d+(\.\d+)?$/);
export const signedAmountText = () => z.string().regex(/^-?\d+(\.\d+)?$/);

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
