import { expect, test } from 'vitest';
import { trades } from '../trades/trades.ts';
import people from '../words/people.json' with { type: 'json' };
import { generateLocations } from './generate.ts';

const clock = new Date('2026-11-21T09:00:00Z');
const catalogue = [...generateLocations({ seed: 'aproape', clock, count: 300 })];
const reviews = catalogue.flatMap((rows) => rows.reviews);

test('a review names no service, and praises what was booked', () => {
  for (const { reviews: ofPlace } of catalogue) {
    for (const { comment = '', service_name } of ofPlace) {
      expect(comment).not.toContain('„');
      if (/manichi|unghii/i.test(service_name ?? '')) expect(comment).not.toMatch(/tuns|fade/);
      if (/saună|salină|acces|consultație|antrena/i.test(service_name ?? ''))
        expect(comment).not.toContain('mâini de aur');
    }
  }
});

test('a review suits the visit: its trade, its service and its stars', () => {
  const praises = trades.flatMap(({ groups }) => groups.flatMap(({ praise }) => praise));
  for (const { locations, professionals, reviews: ofPlace } of catalogue) {
    const { slug } = trades.find(({ id }) => id === locations[0]!.category_id)!;
    for (const { comment = '', rating, service_name } of ofPlace) {
      if (slug === 'medici')
        for (const { first_name } of professionals) expect(comment).not.toContain(first_name);
      if (slug === 'sali-de-sport') expect(comment).not.toMatch(/așteptare/);
      if (slug === 'frizerii') expect(comment).not.toMatch(/sala de așteptare/);
      if (/mireas|mire$|prob[ăe]|curs|evaluare|sarcin|fetal|excizie/i.test(service_name ?? ''))
        expect(comment).not.toMatch(/Vin (aici|în fiecare)/);
      const praise = praises.find((one) => comment?.startsWith(one));
      if (rating === 4 && praise) expect(comment).toBe(praise);
    }
  }
});

test('common first names write most reviews', () => {
  const names = reviews.map(({ author }) => author.split(' ')[0] ?? '');
  const share = (some: readonly string[]) => names.filter((name) => some.includes(name)).length;
  const common = share([...people.women.slice(0, 20), ...people.men.slice(0, 20)]);
  expect(common / names.length).toBeGreaterThan(0.4);
  expect(share(['Vicențiu', 'Casiana', 'Mugur', 'Despina', 'Crina']) / names.length).toBeLessThan(
    0.03,
  );
});

test('no two reviews of a location have the same text', () => {
  for (const { reviews: ofPlace } of catalogue) {
    const comments = ofPlace.map(({ comment }) => comment).filter(Boolean);
    expect(new Set(comments).size).toBe(comments.length);
  }
  const silent = reviews.filter(({ comment }) => !comment);
  expect(silent.length / reviews.length).toBeLessThan(0.4);
});

test('services for one gender are reviewed by that gender', () => {
  const byMen = /bărbi|barbă|bărbați/i;
  const byWomen = /mireasă|ginecologică|sarcină|unghi|manichiură/i;
  const names = (service: RegExp, except = /^$/) =>
    reviews
      .filter(({ service_name }) => service.test(service_name ?? ''))
      .filter(({ service_name }) => !except.test(service_name ?? ''))
      .map(({ author }) => author.split(' ')[0] ?? '');
  expect(names(byMen).length).toBeGreaterThan(10);
  expect(names(byWomen, byMen).length).toBeGreaterThan(10);
  expect(names(byMen).filter((name) => !people.men.includes(name))).toEqual([]);
  expect(names(byWomen, byMen).filter((name) => !people.women.includes(name))).toEqual([]);
});

test('ratings match the reviews, and some locations have none', () => {
  for (const { locations, reviews } of catalogue) {
    expect(locations[0]?.rating_count).toBe(reviews.length);
    expect(locations[0]?.rating_sum).toBe(reviews.reduce((sum, { rating }) => sum + rating, 0));
    expect(reviews.length).toBeLessThanOrEqual(80);
  }
  expect(catalogue.some(({ reviews }) => reviews.length === 0)).toBe(true);
});
