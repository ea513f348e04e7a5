import type { FastifyRequest } from 'fastify';
import { BlockList, isIP, isIPv6 } from 'node:net';

/** The reverse proxies whose word about a client's address counts: addresses and networks. */
export function trustedPeers(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether a text is an address, or a network as `10.0.0.0/8`. */
export function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
  );
}

/** Whether the web itself asks, to render a page for everybody: a trusted peer that speaks for no visitor. */
export function isOwnWeb(request: FastifyRequest, peers: BlockList): boolean {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  if (request.headers['x-forwarded-for'] !== undefined || peer === '') return false;
  return peers.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
}
