import { qrPicture } from './qr-picture.js';
import { isSafeUrl, type Page } from './safe-url.js';

/** Loopback host names: they resolve to the consumer's own machine. */
const THIS_MACHINE = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\]|\[::ffff:7f.*)$/;

/** Returns true if an image URL is safe: also a `data:` URL of a picture. Loopback is allowed only for pages on loopback: a public page must not probe it. */
export function isSafeImage(href: string, page: Page): boolean {
  if (qrPicture(href) === href) return true;
  const { hostname } = page;
  return (
    isSafeUrl(href, 'url', {}, page) && (THIS_MACHINE.test(hostname) || !THIS_MACHINE.test(new URL(href).hostname))
  );
}
