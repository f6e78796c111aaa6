/** Customers (contract sections 2.1, 4.1 and 4.3). */
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import type { Selectable } from 'kysely';
import { notFound, paramError } from '../errors.js';
import type { CustomerTable } from '../store/schema.js';
import { ACCOUNT, newId, timestamp, type World } from '../world.js';
import { address, country, date, document, email, long, phone, short } from './fields.js';
import { answers, body, hash, idParam, nullableText } from './openapi.js';

const CustomerRequest = z
  .strictObject({
    reference: short().optional(),
    first_name: short().optional(),
    last_name: short().optional(),
    company: short().optional(),
    description: long().optional(),
    birth_date: date().optional(),
    email: email().optional(),
    phone: phone().optional(),
    country: country().optional(),
    address: address().optional(),
    billing_address: address().optional(),
    document: document().optional(),
  })
  .openapi('CustomerRequest');

const Customer = z
  .object({
    id: z.string(),
    object: z.literal('customer'),
    account: z.string(),
    time_created: z.string(),
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
    address: hash(),
    deleted: z.boolean(),
  })
  .openapi('Customer');

/** What the wire shows; billing_address and document are kept, but in no answer. */
function showCustomer(row: Selectable<CustomerTable>): z.infer<typeof Customer> {
  const { id, time_created, address, billing_address: _billing, document: _document, ...texts } = row;
  const created = timestamp(time_created);
  return {
    id,
    object: 'customer',
    account: ACCOUNT,
    time_created: created,
    livemode: false,
    ...texts,
    address: address ? { ...address, time_created: created } : {},
    deleted: false,
  };
}

const create = createRoute({
  method: 'post',
  path: '/v1/customers',
  request: { body: body(CustomerRequest) },
  responses: answers(Customer),
});
const retrieve = createRoute({
  method: 'get',
  path: '/v1/customers/{customer_id}',
  request: { params: idParam('customer_id') },
  responses: answers(Customer),
});

export function customers(app: OpenAPIHono, world: World): void {
  app.openapi(create, async (context) => {
    const { address, billing_address, document, ...texts } = context.req.valid('json');
    const json = (value: object | undefined) => (value ? JSON.stringify(value) : null);
    const row = await world.db
      .insertInto('customers')
      .values({
        id: newId(world, 'cst'),
        time_created: world.now(),
        ...texts,
        address: json(address) as string,
        billing_address: json(billing_address) as string,
        document: json(document) as string,
      })
      .onConflict((conflict) => conflict.column('reference').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (!row) throw paramError('reference', `duplicated: ${texts.reference}`);
    return context.json(showCustomer(row), 200);
  });

  app.openapi(retrieve, async (context) => {
    const { customer_id } = context.req.valid('param');
    return context.json(showCustomer(await findCustomer(world, customer_id)), 200);
  });
}

/** What a customer is called on the consumer's side; null for none, and for one without a name. */
export async function customerName(world: World, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { first_name, last_name, company } = await findCustomer(world, id);
  return [first_name, last_name].filter((name) => name !== null).join(' ') || company;
}

/** @throws {ApiError} 404 */
async function findCustomer({ db }: World, id: string): Promise<Selectable<CustomerTable>> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('customer', id);
  return row;
}
