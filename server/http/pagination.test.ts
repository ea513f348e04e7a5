import { expect, test } from 'vitest';
import { defaultMaxTotal, pageOf } from './pagination.ts';

test('a list longer than the maximum total says so and ends at the maximum', () => {
  const { meta, links } = pageOf({
    url: '/api/things?per_page=20',
    page: 500,
    perPage: 20,
    rows: 20,
    total: defaultMaxTotal + 1,
  });
  expect(meta).toMatchObject({ total: 10_000, total_is_exact: false, last_page: 500, to: 10_000 });
  expect(links).toMatchObject({ next: null, prev: '/api/things?per_page=20&page=499' });
});

test('a total equal to the maximum is exact, unless the count was cut short', () => {
  const page = { url: '/api/things', page: 1, perPage: 20, rows: 20, total: defaultMaxTotal };
  expect(pageOf(page).meta).toMatchObject({ total: 10_000, total_is_exact: true });
  expect(pageOf({ ...page, isCut: true }).meta).toMatchObject({ total_is_exact: false });
});

test('links keep a query that has a question mark', () => {
  const url = '/a?search=ce?&city=iasi';
  const { links, meta } = pageOf({ url, page: 1, perPage: 5, rows: 5, total: 6 });
  expect(links.next).toBe('/a?search=ce%3F&city=iasi&page=2');
  expect(meta.path).toBe('/a');
});

test('an empty list has one empty page', () => {
  const { meta, links } = pageOf({ url: '/a', page: 1, perPage: 5, rows: 0, total: 0 });
  expect(meta).toMatchObject({ last_page: 1, from: null, to: null, total: 0, path: '/a' });
  expect(links).toEqual({ first: '/a?page=1', last: '/a?page=1', prev: null, next: null });
});
