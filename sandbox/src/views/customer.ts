/** A customer as responses show it (contract section 2.1). `billing_address` and `document` are stored, never shown. */
import { z } from '@hono/zod-openapi';
import type { CustomerRow } from '../store/rows.js';
import { ACCOUNT, timestamp } from '../world.js';
import { CUSTOMER } from '../resources/example.js';
import { EXAMPLE_TIME, idText, nullableText, timeText, viewOf } from './fields.js';

const { first_name, last_name, email, billing_address } = CUSTOMER;

const Address = z.union([
  z.strictObject({}),
  z.strictObject({
    country: z.string(),
    state: z.string(),
    city: z.string(),
    line1: z.string(),
    line2: z.string().optional(),
    postal_code: z.string().optional(),
    time_created: timeText(),
  }),
]);

export const Customer = z
  .strictObject({
    id: idText('cst'),
    object: z.literal('customer'),
    account: idText('acct'),
    time_created: timeText(),
    livemode: z.boolean(),
    reference: nullableText(),
    first_name: nullableText(),
    last_name: nullableText(),
    company: nullableText(),
    country: nullableText(),
    description: nullableText(),
    birth_date: nullableText(),
    email: nullableText(),
    phone: nullableText(),
    address: Address,
    deleted: z.boolean(),
  })
  .openapi('Customer', {
    examples: [{ first_name, last_name, email, address: { ...billing_address, time_created: EXAMPLE_TIME } }],
  });

export const showCustomer = viewOf(Customer, ({ address, time_created }: CustomerRow) => ({
  object: 'customer' as const,
  account: ACCOUNT,
  livemode: false,
  address: address ? { ...address, time_created: timestamp(time_created) } : {},
  deleted: false,
}));
