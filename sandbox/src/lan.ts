/** Addresses of the local network, over which a phone reaches this machine. */
import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { blockList } from './block-list.js';

/** Source: RFC 1918, RFC 3927, RFC 4193 and RFC 4291. */
const PRIVATE = blockList('10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16', 'fc00::/7', 'fe80::/10');

/** Returns true for an address of a private network, and for a name of multicast DNS (RFC 6762). @param host without a port */
export function isLocalNetwork(host: string): boolean {
  const address = host.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  if (!family) return /^(?:[\w-]+\.)+local$/i.test(host);
  return PRIVATE.check(address, family === 4 ? 'ipv4' : 'ipv6');
}

/** The IPv4 addresses of this machine in private networks. A Content Security Policy cannot name an IPv6 address. */
export function localAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family, address }) => !internal && family === 'IPv4' && isLocalNetwork(address))
    .map(({ address }) => address);
}
