/** Customers (contract sections 2.1, 4.1 to 4.3). */
import { z, type OpenAPIHono } from '@hono/zod-openapi';
import { paramError } from '../errors.js';
import { recordEvent } from '../events/record.js';
import { route } from '../openapi/route.js';
import { insertRow, lockRow, readRow, updateRow, type CustomerRow } from '../store/rows.js';
import { Customer, showCustomer } from '../views/customer.js';
import { newId, transact, type Atomic, type World } from '../world.js';
import { address, country, date, document, email, long, phone, short } from './fields.js';
import { CUSTOMER } from './example.js';

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
  .openapi('CustomerRequest', { examples: [{ reference: 'customer-1', ...CUSTOMER }] });

export function customers(app: OpenAPIHono): void {
  const shared = { tag: 'Customers', view: Customer } as const;
  route(app, 'POST /v1/customers', {
    ...shared,
    operationId: 'createCustomer',
    summary: 'Create a customer',
    description: 'All fields are optional. A `reference` that another customer has is refused.',
    body: CustomerRequest,
    handle: async ({ world, body }) => showCustomer(await create(world, body)),
  });
  route(app, 'PUT /v1/customers/{customer_id}', {
    ...shared,
    operationId: 'updateCustomer',
    summary: 'Update a customer',
    description: 'Changes the given fields only. Null clears a field.',
    body: CustomerUpdate,
    handle: async ({ world, id, body }) => showCustomer(await change(world, id, body)),
  });
  route(app, 'GET /v1/customers/{customer_id}', {
    ...shared,
    operationId: 'retrieveCustomer',
    summary: 'Retrieve a customer',
    description: 'Returns the customer.',
    handle: async ({ world, id }) => showCustomer(await readRow(world, 'customers', id)),
  });
}

/** @throws {ApiError} 400 if another customer has the reference */
function create(
  world: World,
  { address, billing_address, document, ...texts }: z.infer<typeof CustomerRequest>,
): Promise<CustomerRow> {
  const json = (value: object | null | undefined) => (value ? JSON.stringify(value) : null) as string;
  return unique(texts.reference, world, async (world) => {
    const row = await insertRow(world, 'customers', {
      id: newId(world, 'cst'),
      time_created: world.now(),
      ...texts,
      address: json(address),
      billing_address: json(billing_address),
      document: json(document),
    });
    await recordEvent(world, 'customer.created', row);
    return row;
  });
}

/** Changes only the given fields; null clears a field. @throws {ApiError} 404, or 400 if another customer has the reference */
function change(world: World, id: string, changes: z.infer<typeof CustomerUpdate>): Promise<CustomerRow> {
  return unique(changes.reference, world, async (world) => {
    const before = await lockRow(world, 'customers', id);
    if (!Object.keys(changes).length) return before;
    const row = await updateRow(world, 'customers', id, changes);
    await recordEvent(world, 'customer.updated', row);
    return row;
  });
}

const UNIQUE_VIOLATION = '23505';

/** Runs work in a transaction. The database checks the reference, since parallel requests cannot see each other's changes. */
async function unique<Result>(
  reference: string | null | undefined,
  world: World,
  work: (world: Atomic) => Promise<Result>,
): Promise<Result> {
  try {
    return await transact(world, work);
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error;
    throw paramError('reference', `duplicated: ${reference}`);
  }
}

/** The customer's name on the consumer's pages; null without a customer or without a name. */
export async function customerName(world: World, id: string | null): Promise<string | null> {
  if (id === null) return null;
  const { first_name, last_name, company } = await readRow(world, 'customers', id);
  return [first_name, last_name].filter((name) => name !== null).join(' ') || company;
}
