import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Client } from './client.ts';

/** Headers with which a client could speak for a proxy, for Next itself or for our own code. */
const forgeable =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-original-.*|x-rewrite-.*|x-http-method.*|x-method-override|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-revalidate.*|x-nonce|x-user.*|next-resume|next-action|content-security-policy.*)$/;

const requestId = /^[A-Za-z0-9-]{8,64}$/;

/** Drops what was forged and says who is asking; returns the request's id, the client's own when it is sane. */
export function cleanHeaders(request: IncomingMessage, client: Client): string {
  const { headers } = request;
  const header = headers['x-request-id'];
  const id = typeof header === 'string' && requestId.test(header) ? header : randomUUID();

  for (const name of Object.keys(headers)) if (forgeable.test(name)) delete headers[name];
  headers['x-forwarded-for'] = client.address;
  headers['x-forwarded-proto'] = client.proto;
  headers['x-forwarded-host'] = client.host;
  headers['x-request-id'] = id;
  return id;
}

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'upgrade',
  'expect',
];

/** Drops what belongs to the client's connection and not to ours with the api. */
export function dropConnectionHeaders(request: IncomingMessage): void {
  for (const name of hopByHop) delete request.headers[name];
}
