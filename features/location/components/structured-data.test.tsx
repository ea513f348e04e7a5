import { describe, expect, it, vi } from 'vitest';
import { siteUrl } from '#lib/seo/site.ts';
import { makeLocationDetail } from '#tests/factories/location-detail.ts';
import { makeOffer, makeService } from '#tests/factories/service.ts';
import { locationJsonLd } from './structured-data.tsx';

describe('structured data of a location', () => {
  it('has absolute URLs and the opening hours of each day', () => {
    expect(locationJsonLd(makeLocationDetail())).toMatchObject({
      '@type': 'HairSalon',
      url: `${siteUrl().origin}/locations/12/salon-zori`,
      openingHoursSpecification: expect.arrayContaining([
        expect.objectContaining({ dayOfWeek: 'Monday', opens: '09:00', closes: '18:00' }),
      ]),
    });
  });

  it('closes at 23:59 instead of 24:00', () => {
    const hours = [{ weekday: 5, starts: '18:00', ends: '24:00' }];
    expect(locationJsonLd(makeLocationDetail({ hours }))).toHaveProperty(
      'openingHoursSpecification.0.closes',
      '23:59',
    );
  });

  it('has a rating only with reviews', () => {
    expect(locationJsonLd(makeLocationDetail({ rating_count: 0 }))).not.toHaveProperty(
      'aggregateRating',
    );
    expect(locationJsonLd(makeLocationDetail({ rating_count: 3 }))).toHaveProperty(
      'aggregateRating.reviewCount',
      3,
    );
  });

  it('offers services at the prices that its page shows, and none that it hides', () => {
    const services = [
      makeService({ name: 'Tuns', price: 80 }),
      makeService({ name: 'Balayage', price: 150, max_price: 300, range_price: true }),
      makeService({ name: 'Consultanță', price: 90, hidden_price: true }),
      makeService({ name: 'Extensii', price: 700, professionals: [] }),
    ];
    const location = makeLocationDetail({ service_categories: [{ id: 1, name: 'Păr', services }] });
    expect(locationJsonLd(location)).toHaveProperty('makesOffer', [
      expect.objectContaining({ price: 80, priceCurrency: 'RON' }),
      expect.objectContaining({
        priceSpecification: expect.objectContaining({ minPrice: 150, maxPrice: 300 }),
      }),
    ]);
  });

  it.each([
    ['2026-11-30T21:59:00Z', 60, 112.5, 225],
    ['2026-11-30T22:00:00Z', 80, 150, 300],
  ])('offers the prices of the day: at %s %d RON, from %d to %d RON', (now, price, min, max) => {
    vi.useFakeTimers({ now: new Date(now) });
    const offers = [makeOffer({ discount: 25, end_date: '2026-11-30' })];
    const services = [
      makeService({ price: 80, offers }),
      makeService({ price: 150, max_price: 300, range_price: true, offers }),
    ];
    const location = makeLocationDetail({ service_categories: [{ id: 1, name: 'Păr', services }] });
    expect(locationJsonLd(location)).toHaveProperty('makesOffer', [
      expect.objectContaining({ price }),
      expect.objectContaining({
        priceSpecification: expect.objectContaining({ minPrice: min, maxPrice: max }),
      }),
    ]);
  });
});
