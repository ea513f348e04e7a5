import { sitemapBatches } from '#features/sitemap/load-sitemap.ts';
import { addressXml, respondXml, type SitemapEntry } from '#features/sitemap/sitemap-xml.ts';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[file]'>,
): Promise<Response> {
  const batches = sitemapBatches((await params).file);
  if (!batches) return new Response(null, { status: 404 });
  return respondXml(startStream(batches));
}

/** Reads the first batch before responding: a failed read gets 503. */
async function startStream(batches: AsyncGenerator<SitemapEntry[]>): Promise<ReadableStream> {
  const first = await batches.next();
  return streamOf(addressXml(continued(first.value ?? [], batches)));
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
  });
}

async function* continued<T>(first: T, rest: AsyncGenerator<T>): AsyncGenerator<T> {
  yield first;
  yield* rest;
}
