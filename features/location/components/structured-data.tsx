import type { LocationDetail } from '#contract/location-detail.ts';
import { webEnv } from '#lib/env.ts';
import { jsonLd } from '#lib/json-ld.ts';
import { locationJsonLd } from '../location-json-ld.ts';

export function StructuredData({ location }: { location: LocationDetail }) {
  const data = locationJsonLd(location, webEnv().siteUrl);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
