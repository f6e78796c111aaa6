/** Shows the payment that the shop's server returns. */
import type { Payment } from '../resource.js';
import type { Mount } from './mount.js';

export async function start(mount: Mount): Promise<void> {
  globalThis.mountStep = mount;
  const place = document.querySelector<HTMLElement>('[data-src]')!;
  const response = await fetch(place.dataset['src']!);
  mount(place, (await response.json()) as Payment);
}
