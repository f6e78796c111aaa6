import { isSafeUrl } from './safe-url.js';

/** What browsers take for the machine that they run on. */
const THIS_MACHINE = /^((.+\.)?localhost\.?|127(\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*)$/;

/** Whether a picture may be loaded: a page of the web must not ask what runs on the consumer's machine. */
export function isSafeImage(href: string, pageHostname: string): boolean {
  return isSafeUrl(href, 'url') && (THIS_MACHINE.test(pageHostname) || !THIS_MACHINE.test(new URL(href).hostname));
}
