import type { Image } from '#contract/image.ts';
import type { LocationDetail, Professional } from '#contract/location-detail.ts';
import type { Review } from '#contract/review.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeReviews } from './reviews.ts';
import { aService, type ServiceTerms } from './services.ts';

/** What is particular about a location of the mocked catalogue; `plain` ones are all alike. */
export type LocationKind =
  | 'plain'
  | 'manual-approval'
  | 'questions'
  | 'health'
  | 'hidden-price'
  | 'price-range'
  | 'offer'
  | 'equipment'
  | 'subscription'
  | 'unoffered'
  | 'no-services'
  | 'closed'
  | 'booked-up'
  | 'no-reviews'
  | 'gallery'
  | 'long-names';

export type MockLocation = {
  kind: LocationKind;
  detail: LocationDetail;
  /** Newest first. */
  reviews: Review[];
  /** Days from today on which nobody is free, because every hour is taken. */
  bookedUpDays: number;
};

export type LocationTerms = {
  services?: ServiceTerms[];
  detail?: Partial<LocationDetail>;
  reviews?: number;
  bookedUpDays?: number;
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const people = [
  ['Ana', 'Pop', 'Stilistă'],
  ['Mihai', 'Țăran', 'Stilist'],
] as const;

/** A location of a kind; ids of its services are `id`01, 02 …, of its two professionals `id`1 and 2. */
export function makeMockLocation(
  id: number,
  kind: LocationKind,
  now: Date,
  terms: LocationTerms = {},
): MockLocation {
  const services = terms.services ?? [
    { name: 'Tuns', price: 80 },
    { name: 'Vopsit', price: 200, duration: 90 },
  ];
  const reviews = makeReviews(id, terms.reviews ?? 12, now);
  const mean = reviews.reduce((sum, { rating }) => sum + rating, 0) / (reviews.length || 1);
  const detail = makeLocationDetail({
    id,
    hours: everyDay.map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' })),
    professionals: people.map(([first_name, last_name, title], index) =>
      aProfessional(id * 10 + index + 1, first_name, last_name, title),
    ),
    service_categories: [
      {
        id: id * 10,
        name: 'Servicii',
        services: services.map((one, index) => aService(id, index + 1, one)),
      },
    ],
    price_from: Math.min(...services.map(({ price }) => price ?? 80), 999),
    average_rating: Math.round(mean * 10) / 10,
    rating_count: reviews.length,
    cover: anImage(id * 10, `Fațada locației ${id}`),
    ...terms.detail,
  });
  return { kind, detail, reviews, bookedUpDays: terms.bookedUpDays ?? 0 };
}

/** A picture that the mocked api can draw. */
export function anImage(id: number, alt: string): Image {
  const at = (width: number) => `/api/public/images/${id}?w=${width}`;
  return {
    id,
    alt,
    dataUrl150: at(150),
    dataUrl500: at(500),
    dataUrl1200: at(1200),
    tint: ['#d9c7a8', '#7a5c3e'],
  };
}

function aProfessional(
  id: number,
  first_name: string,
  last_name: string,
  title: string,
): Professional {
  return {
    id,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    title,
    longest_stretch: 540,
  };
}
