import { isSafeUrl } from './safe-url.js';

/** Host names that browsers resolve to the consumer's own machine. */
const THIS_MACHINE = /^((.+\.)?localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*)$/;

/** Allows a picture on loopback only to a page on loopback: a public page must not probe the consumer's machine. */
export function isSafeImage(href: string, pageHostname: string): boolean {
  return isSafeUrl(href, 'url') && (THIS_MACHINE.test(pageHostname) || !THIS_MACHINE.test(new URL(href).hostname));
}
