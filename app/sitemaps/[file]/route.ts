import * as web from 'node:stream/web';
import {
  addressXml,
  respondXml,
  sitemapBatches,
  type SitemapEntry,
} from '#features/sitemap/sitemap.ts';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[file]'>,
): Promise<Response> {
  const batches = sitemapBatches((await params).file);
  if (!batches) return new Response(null, { status: 404 });
  return respondXml(startStream(batches));
}

/** Reads the first batch before the response, so that a failed read gets 503. */
async function startStream(batches: AsyncGenerator<SitemapEntry[]>): Promise<ReadableStream> {
  const first = await batches.next();
  async function* all() {
    yield first.value ?? [];
    yield* batches;
  }
  const bytes = web.ReadableStream.from(addressXml(all())).pipeThrough(new web.TextEncoderStream());
  return bytes as ReadableStream;
}
