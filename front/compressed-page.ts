import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, gunzip, gunzipSync, gzip } from 'node:zlib';
import pLimit from 'p-limit';
import type { RenderedPage } from './render-page.ts';

export type CompressedPage = {
  status: number;
  headers: Record<string, string>;
  gzip: Buffer;
  brotli: Buffer | null;
  brotliRequests: number;
};

const dropped =
  /^(set-cookie|date|connection|keep-alive|transfer-encoding|content-(length|encoding)|etag|cache-control)$/;

/** Browsers must revalidate, or they would keep a 308 forever and page data for a day. */
export async function compressPage(
  { status, headers, body }: RenderedPage,
  seconds: number,
): Promise<CompressedPage> {
  const kept = Object.entries(headers).filter(([name]) => !dropped.test(name));
  const content = status >= 300 && status < 400 ? Buffer.alloc(0) : body;
  const hash = createHash('sha1')
    .update(JSON.stringify([status, kept]))
    .update(content);
  return {
    status,
    headers: {
      ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
      vary: withEncoding(headers.vary),
      'cache-control': seconds > 0 ? `max-age=0, s-maxage=${seconds}` : 'private, no-store',
      etag: `W/"${hash.digest('base64url')}"`,
    },
    gzip: await promisify(gzip)(content),
    brotli: null,
    brotliRequests: 0,
  };
}

function withEncoding(vary: OutgoingHttpHeaders[string]): string {
  const names = [vary ?? []].flat().join(', ');
  if (/\baccept-encoding\b/i.test(names)) return names;
  return names ? `${names}, Accept-Encoding` : 'Accept-Encoding';
}

/** Brotli costs 0.2 s of CPU time, more than rendering, so a page's second request starts it. */
const oneAtATime = pLimit(1);
const maxWaiting = 100;

async function addBrotli(page: CompressedPage): Promise<void> {
  const content = await promisify(gunzip)(page.gzip);
  page.brotli = await promisify(brotliCompress)(content);
}

export function sendCompressed(
  request: IncomingMessage,
  response: ServerResponse,
  page: CompressedPage,
  further: OutgoingHttpHeaders,
): void {
  const { 'accept-encoding': accepted = '', 'if-none-match': known } = request.headers;
  const takes = (encoding: string) =>
    new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))`).test(String(accepted));
  const takesBrotli = takes('br');
  if (takesBrotli) page.brotliRequests += 1;
  if (takesBrotli && page.brotliRequests === 2) {
    if (oneAtATime.pendingCount < maxWaiting) void oneAtATime(addBrotli, page);
    else page.brotliRequests = 1;
  }

  const headers: OutgoingHttpHeaders = { ...page.headers, ...further };
  const opaqueTag = page.headers.etag!.slice('W/'.length);
  if (page.status === 200 && (known === '*' || known?.includes(opaqueTag))) {
    response.writeHead(304, headers).end();
    return;
  }
  let body: Buffer;
  if (takesBrotli && page.brotli) {
    headers['content-encoding'] = 'br';
    body = page.brotli;
  } else if (takes('gzip')) {
    headers['content-encoding'] = 'gzip';
    body = page.gzip;
  } else {
    body = gunzipSync(page.gzip);
  }
  headers['content-length'] = body.length;
  response.writeHead(page.status, headers).end(body);
}
