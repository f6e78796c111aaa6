/** Shows the payment that the page has in its HTML. */
import type { Payment } from '../resource.js';
import type { Mount } from './mount.js';

const { textContent } = document.querySelector('#payment')!;

export function start(mount: Mount): void {
  globalThis.mountStep = mount;
  mount(document.querySelector('#step')!, JSON.parse(textContent) as Payment);
}
