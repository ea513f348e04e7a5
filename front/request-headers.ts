import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Client } from './client.ts';

/** Headers that would let a client impersonate a proxy, Next or our own code. */
const forgeable =
  /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip|x-original-.*|x-rewrite-.*|x-http-method.*|x-method-override|x-middleware-.*|x-invoke-.*|x-matched-path|x-now-.*|x-prerender-revalidate.*|x-nonce|x-user.*|next-resume|next-action|content-security-policy.*)$/;

const requestId = /^[A-Za-z0-9-]{8,64}$/;

/**
 * Removes forged headers and sets the client's. Returns the request id; keeps the client's own if it is
 * well-formed.
 */
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

/** Removes headers of the client's connection, which do not apply to the connection to the api. */
export function dropConnectionHeaders(request: IncomingMessage): void {
  for (const name of hopByHop) delete request.headers[name];
}
