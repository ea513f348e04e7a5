import type { LocationDetail } from '#contract/location-detail.ts';
import type { Service } from '#contract/service.ts';
import { toRon } from '#domain/money/money.ts';
import { priceBooking, pricedService } from '#domain/money/price.ts';
import { initialCategories } from '#domain/booking/service-selection.ts';
import { today, type LocalDate } from '#domain/time/local-time.ts';
import type { CategorySlug } from '#domain/words/category-noun.ts';
import { JsonLd, breadcrumbJsonLd } from '#lib/seo/json-ld.tsx';
import { cityPath } from '#lib/paths.ts';
import { absoluteUrl } from '#lib/seo/site.ts';
import { locationPath } from '#domain/place/location-path.ts';

const maxOffers = 10;

const types: Partial<Record<string, string>> = {
  saloane: 'HairSalon',
  frizerii: 'HairSalon',
  medici: 'MedicalClinic',
  unghii: 'NailSalon',
  machiaj: 'BeautySalon',
  'sali-de-sport': 'ExerciseGym',
  spa: 'DaySpa',
  masaj: 'HealthAndBeautyBusiness',
} satisfies Record<CategorySlug, string>;

const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function locationJsonLd(location: LocationDetail): object {
  const { id, slug, name, description, category, address, city, county, rating_count } = location;
  const url = absoluteUrl(locationPath(id, slug));
  const day = today(new Date());
  return {
    '@context': 'https://schema.org',
    '@type': types[category.slug] ?? 'LocalBusiness',
    '@id': url,
    url,
    name,
    ...(description && { description }),
    image: location.gallery.slice(0, 3).map(({ dataUrl1200 }) => absoluteUrl(dataUrl1200)),
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
    makesOffer: initialCategories(location.service_categories)
      .flatMap(({ services }) => services)
      .flatMap((service) => offerOf(service, day) ?? [])
      .slice(0, maxOffers),
    openingHoursSpecification: location.hours.map(({ weekday, starts, ends }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekdayNames[weekday - 1],
      opens: starts,
      // Google documents 23:59 for the end of a day.
      closes: ends === '24:00' ? '23:59' : ends,
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

function offerOf(service: Service, day: LocalDate): object | null {
  const [line] = priceBooking([pricedService(service)], { date: day }).lines;
  if (!line || line.price === null) return null;
  const price = toRon(line.price);
  const amount = line.range_price
    ? {
        priceSpecification: {
          '@type': 'PriceSpecification',
          minPrice: price,
          ...(line.max_price !== null && { maxPrice: toRon(line.max_price) }),
          priceCurrency: 'RON',
        },
      }
    : { price, priceCurrency: 'RON' };
  const itemOffered = { '@type': 'Service', name: service.name };
  return { '@type': 'Offer', itemOffered, ...amount };
}

export function locationSteps({ id, slug, name, city, city_slug, category }: LocationDetail) {
  return [
    { label: city, href: cityPath(city_slug) },
    { label: category.name, href: cityPath(city_slug, category.slug) },
    { label: name, href: locationPath(id, slug) },
  ];
}

export function StructuredData({ location }: { location: LocationDetail }) {
  const breadcrumb = breadcrumbJsonLd(...locationSteps(location));
  return <JsonLd data={[locationJsonLd(location), breadcrumb]} />;
}
