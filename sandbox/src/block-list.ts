import { BlockList, isIP } from 'node:net';

/** Makes a list that addresses are checked against. @param nets for example `10.0.0.0/8` */
export function blockList(...nets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const net of nets) {
    const [address, prefix] = net.split('/') as [string, string];
    list.addSubnet(address, Number(prefix), isIP(address) === 4 ? 'ipv4' : 'ipv6');
  }
  return list;
}
