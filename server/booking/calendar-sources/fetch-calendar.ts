import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import ipaddr from 'ipaddr.js';

type CalendarFile =
  | { isChanged: false }
  | { isChanged: true; text: string; etag: string | null; last_modified: string | null };

export type CopyVersion = { etag: string | null; last_modified: string | null };

export type FetchCalendar = (url: string, copy: CopyVersion) => Promise<CalendarFile>;

export type FetchFailure = 'not_public' | 'not_https' | 'not_found' | 'too_large' | 'unreachable';

/** Omits URL and host, because the URL is a secret. */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly code: FetchFailure;

  constructor(code: FetchFailure) {
    super(code);
    this.code = code;
  }
}

const maxMs = 10_000;
const maxBytes = 2_000_000;
const maxRedirects = 4;

/** For tests. */
type Network = {
  resolve?: ReturnType<typeof createResolve>;
  isAllowed?: (address: string) => boolean;
} & Pick<RequestOptions, 'ca'>;

/** Checks addresses in `lookup`, because DNS rebinding passes earlier checks. */
export function createFetch({
  resolve = createResolve(),
  isAllowed = isPublic,
  ca,
}: Network = {}): FetchCalendar {
  const lookup: LookupFunction = (hostname, options, done) =>
    void resolve(hostname).then((addresses: LookupAddress[]) => {
      const isRefused = addresses.some(({ address }) => !isAllowed(address));
      if (isRefused) return done(new FetchError('not_public'), '');
      const [first] = addresses;
      if (!first) return done(new FetchError('unreachable'), '');
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });

  const get = async (url: URL, headers: Record<string, string>, signal: AbortSignal) => {
    if (url.protocol !== 'https:') throw new FetchError('not_https');
    // Node does not call `lookup` for a literal IP address.
    const host = url.hostname.replace(/^\[|\]$/g, '');
    if (isIP(host) && !isAllowed(host)) throw new FetchError('not_public');
    const outgoing = request(url, { agent: false, lookup, headers, signal, ca }).end();
    // After an abort, `once` no longer listens; an unhandled error would end the process.
    outgoing.on('error', () => {});
    const [response] = (await once(outgoing, 'response', { signal })) as [IncomingMessage];
    return response;
  };

  return async (first, copy) => {
    const signal = AbortSignal.timeout(maxMs);
    const hasCopy = copy.etag !== null || copy.last_modified !== null;
    try {
      let url = new URL(first);
      for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
        const response = await get(url, headersFor(copy), signal);
        const { statusCode = 0, headers } = response;
        const isRedirect = statusCode >= 300 && statusCode < 400 && statusCode !== 304;
        if (!isRedirect || headers.location === undefined)
          return await readResponse(response, hasCopy, signal);
        response.destroy();
        url = new URL(headers.location, url);
      }
      throw new FetchError('unreachable');
    } catch (error) {
      throw error instanceof FetchError ? error : new FetchError('unreachable');
    }
  };
}

function headersFor({ etag, last_modified }: CopyVersion): Record<string, string> {
  return {
    accept: 'text/calendar, */*;q=0.1',
    'accept-encoding': 'gzip',
    'user-agent': 'Aproape',
    ...(etag && { 'if-none-match': etag }),
    ...(last_modified && { 'if-modified-since': last_modified }),
  };
}

async function readResponse(
  response: IncomingMessage,
  hasCopy: boolean,
  signal: AbortSignal,
): Promise<CalendarFile> {
  const { statusCode = 0, headers } = response;
  if (statusCode !== 200) {
    response.destroy();
    if (statusCode === 304 && hasCopy) return { isChanged: false };
    const isRefused = statusCode >= 400 && statusCode < 500 && statusCode !== 429;
    throw new FetchError(isRefused ? 'not_found' : 'unreachable');
  }
  const unzip = headers['content-encoding'] === 'gzip' ? createGunzip() : new PassThrough();
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collect = async (body: AsyncIterable<Buffer>) => {
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new FetchError('too_large');
      chunks.push(chunk);
    }
  };
  await pipeline(response, unzip, collect, { signal });
  const text = new TextDecoder().decode(Buffer.concat(chunks));
  return {
    isChanged: true,
    text,
    etag: headers.etag ?? null,
    last_modified: headers['last-modified'] ?? null,
  };
}

/**
 * While a name server is silent, `dns.lookup` would block threads that files and passwords need.
 */
export function createResolve({
  servers,
  timeout = 2_000,
}: { servers?: string[]; timeout?: number } = {}) {
  const resolver = new Resolver({ timeout, tries: 2 });
  if (servers) resolver.setServers(servers);
  return async (name: string): Promise<LookupAddress[]> => {
    const none = (): string[] => [];
    const addresses = await Promise.all([
      resolver.resolve4(name).catch(none),
      resolver.resolve6(name).catch(none),
    ]);
    return addresses.flat().map((address) => ({ address, family: isIP(address) }));
  };
}

/** An IPv4-mapped IPv6 address counts as its IPv4 address. */
export function isPublic(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}
