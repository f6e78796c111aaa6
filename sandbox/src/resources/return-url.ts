/** Checks a `return_url`, to which the consumer returns from the bank's page or the app. */
import { isSafeUrl } from '../../../src/domain/safe-url.js';
import { paramError } from '../errors.js';
import { isLocalNetwork } from '../lan.js';
import type { Terminal } from '../methods.js';
import type { World } from '../world.js';
import { isWebUrl } from './fields.js';

/** @throws {ApiError} unless it is https, http on this machine or in an allowed local network, or a link to an app for an app */
export function checkReturnUrl({ allowLan }: World, terminal: Terminal, url: string | undefined): void {
  if (url === undefined || isWebUrl(url) || (allowLan && isLanUrl(url))) return;
  const isApp = !/^https?:/i.test(url) && isSafeUrl(url, 'app');
  if (isApp && terminal === 'app') return;
  throw paramError(
    'return_url',
    isApp ? 'a link to an app is only for terminal_type app' : 'expected an https URL without credentials',
  );
}

/** Everything but the scheme follows the same rules. */
function isLanUrl(url: string): boolean {
  return isWebUrl(url.replace(/^http:/i, 'https:')) && isLocalNetwork(new URL(url).hostname);
}
