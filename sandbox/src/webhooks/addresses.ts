/** Classifies IP addresses: loopback, public, or neither. */
import { isIP } from 'node:net';
import { blockList } from '../block-list.js';

/** Source: the IANA registries of special-purpose addresses (RFC 6890 and its successors). */
const special4 = blockList(
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
);
/** Special ranges within 2000::/3, the range of public addresses: tunnels to IPv4, documentation, protocols. */
const special6 = blockList('2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20');
const global6 = blockList('2000::/3');
const loopback4 = blockList('127.0.0.0/8');
const loopback6 = blockList('::1/128');

export function isLoopback(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return loopback4.check(address, 'ipv4');
  // IPv4-mapped IPv6 addresses are refused: only attacks need them.
  return family === 6 && loopback6.check(address, 'ipv6');
}

export function isPublic(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !special4.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !special6.check(address, 'ipv6');
}
