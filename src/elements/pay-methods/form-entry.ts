import type { CustomerFields } from '../../contract/consumer.js';

export interface EntryNames {
  readonly name: string;
  readonly customerName: string;
}

/**
 * Returns what a form sends: the method, and the customer's data as JSON.
 * @param data null while it is missing, or if the method needs none
 */
export function formEntry(
  method: string,
  data: CustomerFields | null,
  { name, customerName }: EntryNames,
): FormData | string | null {
  if (!name || !customerName || !data) return method || null;
  const entry = new FormData();
  entry.append(name, method);
  entry.append(customerName, JSON.stringify(data));
  return entry;
}
