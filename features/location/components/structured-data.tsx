import type { LocationDetail } from '#contract/location-detail.ts';
import { webEnv } from '#lib/env.ts';
import { jsonLd } from '#lib/json-ld.ts';
import { locationPath } from '#lib/location-path.ts';

/** The subtype of LocalBusiness of each trade. */
const types: Record<string, string> = {
  saloane: 'HairSalon',
  frizerii: 'HairSalon',
  medici: 'MedicalClinic',
  unghii: 'NailSalon',
  machiaj: 'BeautySalon',
  'sali-de-sport': 'ExerciseGym',
  spa: 'DaySpa',
  masaj: 'HealthAndBeautyBusiness',
};

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * Returns a location as schema.org describes a business. The rating is there only with reviews, which
 * then are on the page too: a rating that nobody can read there would be a false claim.
 */
export function locationJsonLd(location: LocationDetail, siteUrl: string): object {
  const { id, slug, name, description, category, address, city, county, rating_count } = location;
  const absolute = (path: string) => new URL(path, siteUrl).href;
  const url = absolute(locationPath(id, slug));
  return {
    '@context': 'https://schema.org',
    '@type': types[category.slug] ?? 'LocalBusiness',
    '@id': url,
    url,
    name,
    ...(description && { description }),
    image: location.gallery.slice(0, 3).map(({ dataUrl1200 }) => absolute(dataUrl1200)),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressRegion: county,
      addressCountry: 'RO',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: location.latitude,
      longitude: location.longitude,
    },
    currenciesAccepted: 'RON',
    openingHoursSpecification: location.hours.map(({ weekday, starts, ends }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdayNames[weekday - 1],
      opens: starts,
      closes: ends,
    })),
    ...(rating_count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: location.average_rating,
        reviewCount: rating_count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

/** The description of a location that search engines read. */
export function StructuredData({ location }: { location: LocationDetail }) {
  const data = locationJsonLd(location, webEnv().siteUrl);
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLd(data) }} />;
}
