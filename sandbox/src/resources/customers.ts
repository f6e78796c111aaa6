/** Customers (contract sections 2.1, 4.1 to 4.3). */
import { createRoute, z, type OpenAPIHono } from '@hono/zod-openapi';
import { notFound, paramError } from '../errors.js';
import { recordEvent } from '../events/record.js';
import type { CustomerRow } from '../store/rows.js';
import { Customer, showCustomer } from '../views/customer.js';
import { newId, type World } from '../world.js';
import { address, country, date, document, email, long, phone, short } from './fields.js';
import { body, idParam, responses } from '../openapi/route.js';

const CustomerUpdate = z
  .strictObject({
    reference: short().nullish(),
    first_name: short().nullish(),
    last_name: short().nullish(),
    company: short().nullish(),
    description: long().nullish(),
    birth_date: date().nullish(),
    email: email().nullish(),
    phone: phone().nullish(),
    country: country().nullish(),
  })
  .openapi('CustomerUpdate', { examples: [{ email: 'ana@exemplo.com.br', company: null }] });

const CustomerRequest = z
  .strictObject({
    ...CustomerUpdate.shape,
    address: address().nullish(),
    billing_address: address().nullish(),
    document: document().nullish(),
  })
  .openapi('CustomerRequest', {
    examples: [
      {
        reference: 'customer-1',
        first_name: 'Ana',
        last_name: 'Souza',
        email: 'ana@exemplo.com.br',
        document: { country: 'BR', type: 'tax_id', number: '52998224725' },
        billing_address: {
          country: 'BR',
          state: 'SP',
          city: 'São Paulo',
          line1: 'Rua das Flores, 1',
          postal_code: '01310-100',
        },
      },
    ],
  });

const create = createRoute({
  method: 'post',
  path: '/v1/customers',
  tags: ['Customers'],
  operationId: 'createCustomer',
  summary: 'Create a customer',
  description: 'All fields are optional. A `reference` that another customer has is refused.',
  request: { body: body(CustomerRequest) },
  responses: responses(Customer),
});
const update = createRoute({
  method: 'put',
  path: '/v1/customers/{customer_id}',
  tags: ['Customers'],
  operationId: 'updateCustomer',
  summary: 'Update a customer',
  description: 'Changes the given fields only. Null clears a field.',
  request: { params: idParam('customer_id'), body: body(CustomerUpdate) },
  responses: responses(Customer),
});
const retrieve = createRoute({
  method: 'get',
  path: '/v1/customers/{customer_id}',
  tags: ['Customers'],
  operationId: 'retrieveCustomer',
  summary: 'Retrieve a customer',
  description: 'Returns the customer.',
  request: { params: idParam('customer_id') },
  responses: responses(Customer),
});

export function customers(app: OpenAPIHono): void {
  app.openapi(create, async (context) => {
    const world = context.get('world');
    const { address, billing_address, document, ...texts } = context.req.valid('json');
    const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null);
    const customer = await world.transaction(async (transaction) => {
      const row = await transaction
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
      if (!row) throw duplicated(texts.reference!);
      await recordEvent(transaction, world, 'customer.created', row);
      return showCustomer(row);
    });
    return context.json(customer, 200);
  });

  app.openapi(update, async (context) => {
    const { customer_id } = context.req.valid('param');
    return context.json(await change(context.get('world'), customer_id, context.req.valid('json')), 200);
  });

  app.openapi(retrieve, async (context) => {
    const { customer_id } = context.req.valid('param');
    return context.json(showCustomer(await findCustomer(context.get('world'), customer_id)), 200);
  });
}

const duplicated = (reference: string) => paramError('reference', `duplicated: ${reference}`);

/** Changes only the given fields; null clears a field. @throws {ApiError} 404, or 400 if another customer has the reference */
async function change(world: World, id: string, changes: z.infer<typeof CustomerUpdate>) {
  const given = Object.keys(changes).length > 0;
  try {
    return await world.transaction(async (transaction) => {
      if (!given) return showCustomer(await findCustomer({ ...world, db: transaction }, id));
      const row = await transaction
        .updateTable('customers')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw notFound('customer', id);
      await recordEvent(transaction, world, 'customer.updated', row);
      return showCustomer(row);
    });
  } catch (error) {
    // The database checks this, since parallel requests cannot see each other's changes.
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) throw duplicated(changes.reference!);
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

/** The customer's name on the consumer's pages; null without a customer or without a name. */
export async function customerName(world: World, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { first_name, last_name, company } = await findCustomer(world, id);
  return [first_name, last_name].filter((name) => name !== null).join(' ') || company;
}

/** @throws {ApiError} 404 */
async function findCustomer({ db }: World, id: string): Promise<CustomerRow> {
  const row = await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('customer', id);
  return row;
}
