import type { Resource } from '../contract/resource.js';

/** The payment or mandate as an event has it. The request of a challenge is for the bank alone, and a page may log its events. */
export function withoutRequest<Given extends Resource | null>(given: Given): Given {
  const action = given?.action;
  const ways = action ? [action, ...(action.alternatives ?? [])] : [];
  return ways.some(({ type }) => type === 'show_challenge') ? { ...given, action: null } : given;
}
