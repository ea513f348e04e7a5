import proxyAddr from '@fastify/proxy-addr';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { unmapped } from '#domain/network/remote-address.ts';
import {
  headerNames,
  impersonatingHeaders,
  requestIdHeader,
  requestIdOf,
} from '#domain/network/request.ts';

type Remote = { address: string; proto: 'http' | 'https'; host: string };

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

const forgeable = headerNames([
  ...impersonatingHeaders,
  'forwarded',
  'via',
  'x-forwarded-.*',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'x-original-.*',
  'x-rewrite-.*',
  'x-http-method.*',
  'x-method-override',
  'x-invoke-.*',
  'x-matched-path',
  'x-now-.*',
  'x-prerender-revalidate.*',
  'next-action',
]);

/** Returns the request id. */
export function cleanHeaders(request: IncomingMessage, remote: Remote): string {
  const { headers } = request;
  const id = requestIdOf(headers) ?? randomUUID();

  for (const name of Object.keys(headers)) if (forgeable.test(name)) delete headers[name];
  headers['x-forwarded-for'] = remote.address;
  headers['x-forwarded-proto'] = remote.proto;
  headers['x-forwarded-host'] = remote.host;
  headers[requestIdHeader] = id;
  return id;
}

const ofConnection = ['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'upgrade'];

export function dropConnectionHeaders(headers: Record<string, unknown>, ...more: string[]): void {
  for (const name of [...ofConnection, ...more]) delete headers[name];
}
