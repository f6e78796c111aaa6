/** Limits the addresses of webhooks. Without a limit, others could use the sandbox to send requests into this network (SSRF). */
import { isIP } from 'node:net';
import { tryDecodeURI } from 'hono/utils/url';
import { isLoopback, isPublic } from './addresses.js';

/** Receivers on this machine only, or at public addresses only. */
export type Targets = 'loopback' | 'public';

/** Resolves a host name to its current addresses. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

const ALLOWED: Readonly<Record<Targets, (address: string) => boolean>> = { loopback: isLoopback, public: isPublic };
const REFUSED: Readonly<Record<Targets, string>> = {
  loopback: 'webhooks go to this machine only; WEBHOOK_TARGETS=public sends them to public addresses',
  public: 'webhooks go to public addresses only',
};

/** The reason for which a target is refused. */
export class TargetError extends Error {}

const hostOf = (url: string) => new URL(url).hostname.replace(/^\[|\]$/g, '');

const isLocal = (host: string) => isLoopback(host) || /(?:^|\.)localhost$/.test(host);

/** Whether a URL leads to the sandbox, by one name of this machine or another. A shop may be on the same server. */
function isOwn(url: string, own: string): boolean {
  const [host, ownHost] = [hostOf(url), hostOf(own)];
  const { port, pathname } = new URL(url);
  const isSameServer = port === new URL(own).port && (host === ownHost || (isLocal(host) && isLocal(ownHost)));
  // Decoded as the router does it: `/%73andbox` is `/sandbox`, too.
  return isSameServer && /^\/(?:v1|sandbox)(?:\/|$)/.test(tryDecodeURI(pathname));
}

/** @param own a URL of the sandbox @returns the reason to refuse a URL, without resolving its host; null if there is none */
export function refusalOf(url: string, targets: Targets, own: string): string | null {
  const host = hostOf(url);
  // Each webhook would cause others, or delete what it is about.
  if (isOwn(url, own)) return `${host}: this is the sandbox itself`;
  return isIP(host) && !ALLOWED[targets](host) ? `${host}: ${REFUSED[targets]}` : null;
}

/**
 * Resolves the addresses to connect to. Connect only to these, since a second resolution may return others.
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
