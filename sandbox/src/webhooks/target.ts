/** Where webhooks may go. A service that asks any URL it is told to would ask our own network for others. */
import { isIP } from 'node:net';
import { isLoopback, isPublic } from './addresses.js';

/** Receivers on this machine only, or on the public Internet only. */
export type Targets = 'loopback' | 'public';

/** The addresses that a host name has now. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const ALLOWED: Readonly<Record<Targets, (address: string) => boolean>> = { loopback: isLoopback, public: isPublic };
const REFUSED: Readonly<Record<Targets, string>> = {
  loopback: 'webhooks go to this machine only; WEBHOOK_TARGETS=public sends them to public addresses',
  public: 'webhooks go to public addresses only',
};

/** Why a target is refused. */
export class TargetError extends Error {}

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

/** What is wrong with a URL, as far as that can be told without asking for its name's addresses; null for nothing. */
export function refusalOf(url: string, targets: Targets): string | null {
  const host = hostOf(url);
  return isIP(host) && !ALLOWED[targets](host) ? `${host}: ${REFUSED[targets]}` : null;
}

/**
 * The addresses to connect to, and no others: a name might have others when it is asked for again.
 * @throws {TargetError} unless every address that the host has is allowed
 */
export async function addressesOf(url: string, targets: Targets, resolve: Resolve): Promise<readonly string[]> {
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host);
  const refused = addresses.find((address) => !ALLOWED[targets](address));
  if (refused !== undefined) throw new TargetError(`${refused}: ${REFUSED[targets]}`);
  if (!addresses.length) throw new TargetError(`${host} has no address`);
  return addresses;
}
