import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';

export type Client = { address: string; proto: 'http' | 'https'; host: string };

/** Addresses and networks (`10.0.0.0/8`) of the reverse proxies in front; throws on one that is neither. */
export function trustedPeers(entries: string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (prefix === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(prefix), family);
  }
  return list;
}

/** Where the request really comes from: the socket, or, when the peer is trusted, what it says. */
export function clientOf(request: IncomingMessage, trusted: BlockList): Client {
  const { headers, socket } = request;
  const peer = plain(socket.remoteAddress ?? '');
  const host = headers.host ?? '';
  if (!isTrusted(peer, trusted)) return { address: peer, proto: 'http', host };

  const hops = listed(headers['x-forwarded-for']).map(plain);
  const nearest = hops.findLast((hop) => !isTrusted(hop, trusted)) ?? hops[0] ?? '';
  const address = isIP(nearest) === 0 ? peer : nearest;
  const proto = listed(headers['x-forwarded-proto'])[0] === 'https' ? 'https' : 'http';
  return { address, proto, host: listed(headers['x-forwarded-host'])[0] ?? host };
}

function isTrusted(address: string, trusted: BlockList): boolean {
  return isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

function listed(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .flatMap((value) => value.split(',').flatMap((part) => part.trim() || []));
}
