/** Types of response fields. */
import { z } from '@hono/zod-openapi';

export const nullableText = () => z.string().nullable();
export const hash = () => z.record(z.string(), z.unknown());

export const idText = (prefix: string) => z.string().regex(new RegExp(`^${prefix}_\\w+$`));
export const timeText = () => z.string().regex(/^\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
export const nullableTime = () => timeText().nullable();
export const currencyText = () => z.string().regex(/^[A-Z]{3}$/);
export const amountText = () => z.string().regex(/^\d+(\.\d+)?$/);
export const signedAmountText = () => z.string().regex(/^-?\d+(\.\d+)?$/);
