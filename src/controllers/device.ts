import { isServer } from './is-server.js';
import { ssrState } from './ssr-state.js';

/** User agents of phones and tablets, also those with a mouse or a pen. */
const HANDHELD = /Android|iPhone|iPad|iPod|Mobi/;

/** True on a device that scans a code with its camera, rather than showing it to one. */
export function isHandheld(): boolean {
  if (isServer) return ssrState.phone;
  // An iPad that requests desktop sites has the user agent of a Mac, but a touch screen.
  return HANDHELD.test(navigator.userAgent) || matchMedia('(pointer: coarse)').matches;
}
