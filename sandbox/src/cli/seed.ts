/** `pay-elements-sandbox seed [file]`: loads a fixtures file, or each outcome of each method. */
import { contentOf } from '../fixtures/content.js';
import type { Loaded } from '../fixtures/load.js';
import type { Made } from '../fixtures/requests.js';
import { CLIENT_OPTIONS, readArguments } from './arguments.js';
import { Client } from './client.js';
import { everyOutcome } from './outcomes.js';
import { columns, type Terminal } from './terminal.js';

export async function seed(args: readonly string[], terminal: Terminal): Promise<void> {
  const { values, positionals } = readArguments(args, CLIENT_OPTIONS, ['file'], 0);
  const client = new Client(terminal, values.url);
  const [file] = positionals;
  const content = file === undefined ? everyOutcome() : await contentOf(file);
  const loaded = await client.send<Loaded>('POST', '/sandbox/fixtures', content);
  if (values.json) return terminal.print(JSON.stringify(loaded));
  for (const line of resourceLines(loaded)) terminal.print(line);
}

/** The resources of all lists. */
export const resourcesIn = ({ customers, mandates, payments, refunds, subscriptions }: Loaded): readonly Made[] => [
  ...customers,
  ...mandates,
  ...payments,
  ...refunds,
  ...subscriptions,
];

/** A line for each resource: what it is, its id, its status and its amount. */
export function resourceLines(loaded: Loaded): string[] {
  const line = ({ id, object, status = '', payment_method, amount, currency, reference, failure_code }: Made) => {
    const money = typeof amount === 'string' ? [amount, currency] : [];
    const rest = [payment_method, ...money, reference, failure_code].filter((text) => typeof text === 'string');
    return columns([12, 24, 9], [object, id, status, rest.join(' ')]);
  };
  return resourcesIn(loaded).map(line);
}
