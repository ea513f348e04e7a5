import type { LocationDetail } from '#contract/location-detail.ts';
import type { Review } from '#contract/review.ts';
import { slugify } from '#domain/words/fold.ts';
import { makeImage } from '#tests/factories/image.ts';
import { makeLocationDetail, makeProfessional } from '#tests/factories/location-detail.ts';
import { makeService } from '#tests/factories/service.ts';
import { kinds, type LocationKind, type LocationTerms } from './kinds.ts';
import { makeReviews, ratingOf } from './reviews.ts';

export type MockLocation = {
  kind: LocationKind;
  detail: LocationDetail;
  reviews: Review[];
};

const everyDay = [1, 2, 3, 4, 5, 6, 7];

export function makeLocations(now: Date): MockLocation[] {
  const particular = Object.entries(kinds(now)).map(([kind, [name, terms]], index) =>
    makeMockLocation(index + 1, kind as LocationKind, name, now, terms),
  );
  return [...particular, ...makeBarbers(particular.length + 1, 30, now)];
}

export function makeBarbers(first: number, count: number, now: Date): MockLocation[] {
  const category = { id: 2, slug: 'frizerii', name: 'Frizerii' };
  return Array.from({ length: count }, (_, index) => {
    const id = first + index;
    const terms = { reviews: 3 + (id % 7), detail: { category } };
    return makeMockLocation(id, 'plain', `Frizeria ${id}`, now, terms);
  });
}

/**
 * Each location is 300 m north of the previous one, but location 91 is where location 1 is.
 * Location 7 has services 701, 702 …, all offered by professionals 71 and 72.
 */
function makeMockLocation(
  id: number,
  kind: LocationKind,
  name: string,
  now: Date,
  terms: LocationTerms,
): MockLocation {
  const professionals = [1, 2].map((nth) => ({ ...makeProfessional(nth), id: id * 10 + nth }));
  const { services = [{ name: 'Tuns' }, { name: 'Vopsit', price: 200, duration: 90 }] } = terms;
  const offered = services.map((one, index) =>
    makeService({
      ...one,
      id: id * 100 + index + 1,
      professionals: professionals.map((professional) => professional.id),
    }),
  );
  const reviews = makeReviews(id, terms.reviews ?? 12, now);
  const { average_rating, rating_count } = ratingOf(reviews);
  const detail = makeLocationDetail({
    id,
    name,
    slug: slugify(name),
    latitude: 47.16 + ((id - 1) % 90) * 0.0027,
    hours: everyDay.map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' })),
    professionals,
    service_categories: [{ id: id * 10, name: 'Servicii', services: offered }],
    average_rating,
    rating_count,
    cover: makeImage(id * 10, `Fațada locației ${id}`),
    ...terms.detail,
  });
  return { kind, detail, reviews };
}
