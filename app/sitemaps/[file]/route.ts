import { sitemapBatches } from '#features/sitemap/load-sitemap.ts';
import { addressXml, respondXml } from '#features/sitemap/sitemap-xml.ts';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: RouteContext<'/sitemaps/[file]'>,
): Promise<Response> {
  const batches = sitemapBatches((await params).file);
  if (!batches) return new Response(null, { status: 404 });
  // Read the first batch before responding, so that a failure still has its own status.
  const first = await batches.next();
  const xml = addressXml(continued(first.value ?? [], batches));
  return respondXml(streamOf(xml));
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
