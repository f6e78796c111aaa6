/** `pay-elements-sandbox trigger <event>`: makes what causes an event, by real transitions. */
import { EVENT_TYPES } from '../events/types.js';
import type { Loaded } from '../fixtures/load.js';
import { CLIENT_OPTIONS, readArguments } from './arguments.js';
import { Client } from './client.js';
import { scenarioOf } from './scenarios.js';
import { resourceLines, resourcesIn } from './seed.js';
import { columns, type Terminal } from './terminal.js';

const OPTIONS = {
  ...CLIENT_OPTIONS,
  method: { type: 'string' },
  amount: { type: 'string' },
  currency: { type: 'string' },
  reference: { type: 'string' },
  debit: { type: 'boolean' },
} as const;
/** Events to search for those that were caused. */
const LATEST = 200;

interface Event {
  readonly id: string;
  readonly type: string;
  readonly data: { readonly id: string };
}

export async function trigger(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, OPTIONS, ['event']);
  const { url, json, ...choices } = values;
  const type = EVENT_TYPES.find((one) => one === positionals[0]);
  if (!type) throw new Error(`Unknown event ${positionals[0]}: expected one of ${EVENT_TYPES.join(', ')}.`);
  const client = new Client(terminal, url);
  const loaded = await load(client, scenarioOf(type, choices));
  if (type === 'customer.updated')
    await client.send('PUT', `/v1/customers/${loaded.customers[0]!.id}`, { description: 'Updated' });
  const events = await eventsOf(client, loaded);
  if (!events.some((event) => event.type === type))
    throw new Error(`${type} was not caused: see the log of the sandbox.`);
  if (json) return terminal.print(JSON.stringify({ ...loaded, object: 'trigger', type, events }));
  for (const line of resourceLines(loaded)) terminal.print(line);
  for (const event of events) terminal.print(columns([12, 24], ['event', event.id, event.type]));
}

/** @throws {Error} without the path of the fixture, which the user has not written */
async function load(client: Client, scenario: object): Promise<Loaded> {
  try {
    return await client.send('POST', '/sandbox/fixtures', scenario);
  } catch (error) {
    throw new Error((error as Error).message.replace(/^\w+\.\d+(?:\.|: )/, ''), { cause: error });
  }
}

/** The events of the resources and of all that they caused, oldest first. */
async function eventsOf(client: Client, loaded: Loaded): Promise<Event[]> {
  const ids = resourcesIn(loaded).map(({ id }) => id);
  const { data } = await client.get<{ data: Event[] }>(`/sandbox/events?limit=${LATEST}`);
  return data.filter((event) => ids.some((id) => JSON.stringify(event.data).includes(id))).reverse();
}
