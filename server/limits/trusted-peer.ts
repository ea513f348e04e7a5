import type { FastifyRequest } from 'fastify';
import { BlockList, isIPv6 } from 'node:net';

/** The reverse proxies whose word about a client's address counts: addresses and networks, by comma. */
export function trustedPeers(entries: string): BlockList {
  const list = new BlockList();
  for (const entry of entries.split(',').map((text) => text.trim())) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Whether the web itself asks, to render a page for everybody: a trusted peer that speaks for no visitor. */
export function isOwnWeb(request: FastifyRequest, peers: BlockList): boolean {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/i, '');
  if (request.headers['x-forwarded-for'] !== undefined || peer === '') return false;
  return peers.check(peer, isIPv6(peer) ? 'ipv6' : 'ipv4');
}
