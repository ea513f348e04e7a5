import proxyAddr from '@fastify/proxy-addr';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { unmapped } from '#domain/network/remote-address.ts';

export type Remote = { address: string; proto: 'http' | 'https'; host: string };

/** From the connection or, if the peer is trusted, its forwarding headers. */
export function remoteOf(
  request: IncomingMessage,
  trusts: ReturnType<typeof proxyAddr.compile>,
): Remote {
  const { headers, socket } = request;
  const peer = unmapped(socket.remoteAddress ?? '');
  const host = headers.host ?? '';
  if (!trusts(peer, 0)) return { address: peer, proto: 'http', host };

  const nearest = unmapped(proxyAddr(request, trusts));
  const address = isIP(nearest) === 0 ? peer : nearest;
  const proto = firstOf(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http';
  return { address, proto, host: firstOf(headers['x-forwarded-host']) || host };
}

function firstOf(header: string | string[] | undefined): string | undefined {
  return [header].flat()[0]?.split(',', 1)[0]?.trim();
}
