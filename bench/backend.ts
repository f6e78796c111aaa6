/** The shop's backend: returns payments and mandates, and settles those that were paid or verified. */
import { resourceOf } from './payload.js';
import type { Resource } from './resource.js';
import { STEPS } from './steps.js';

/** The path that every request to the backend begins with. */
export const BACKEND = '/payments';

export const pathOf = ({ id }: Resource): string => `${BACKEND}/${id}`;

const settled = new Set<string>();

function find(id: string | undefined): Resource | undefined {
  const [, step, number] = id?.split('_') ?? [];
  const name = STEPS.find((one) => one === step);
  const resource = name && resourceOf(name, Number(number));
  if (!resource || !settled.has(resource.id)) return resource;
  const now = new Date().toISOString();
  return resource.object === 'payment'
    ? ({ ...resource, status: 'paid', paid: true, time_paid: now } as Resource)
    : ({ ...resource, status: 'active', time_signed: now } as Resource);
}

/**
 * Responds to `GET /payments/{id}`, to `POST /payments/v1/mandates/{id}/verify` with any code, and to
 * `POST /payments/{id}/pay`, which stands for the consumer's bank.
 */
export function respondAsBackend(path: string): Resource | undefined {
  const [, requested, verified, paid] =
    /^\/payments\/(?:(\w+)|v1\/mandates\/(\w+)\/verify|(\w+)\/pay)$/.exec(path) ?? [];
  const toSettle = verified ?? paid;
  if (toSettle) settled.add(toSettle);
  return find(requested ?? toSettle);
}
