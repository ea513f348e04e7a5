import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import {
  headerNames,
  impersonatingHeaders,
  requestIdHeader,
  requestIdOf,
} from '#domain/network/request.ts';
import type { Remote } from './remote.ts';

/** Headers that would let a client impersonate a proxy, Next or our own code. */
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

/** Removes forgeable headers. Returns the client's request id if well-formed, else a new one. */
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
