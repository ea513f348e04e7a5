import { jsonLd } from '#lib/json-ld.ts';

/** Structured data for search engines, as part of a page. */
export function JsonLd({ data }: { data: object }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
