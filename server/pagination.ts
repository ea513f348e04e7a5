import type { z } from 'zod';
import type { pageLinks, PageMeta } from '#contract/pagination.ts';

/** Counting stops here, for nobody pages that far and counting all rows would be slow: a list says "peste 10.000" and has no pages behind it. */
export const countedAtMost = 10_000;

type Page = {
  /** The request's own address: the links keep its query. */
  url: string;
  page: number;
  perPage: number;
  /** Rows on this page. */
  rows: number;
  /** All rows, or anything above `countedUpTo` when there are more. */
  total: number;
  /** Up to how many the total is exact. */
  countedUpTo?: number;
};

/** The `links` and `meta` of a page, in Laravel's shape. A page beyond the end is empty, `from` and `to` null. */
export function pageOf({
  url,
  page,
  perPage,
  rows,
  total: counted,
  countedUpTo = countedAtMost,
}: Page): {
  links: z.infer<typeof pageLinks>;
  meta: PageMeta;
} {
  const [path = '', query] = url.split('?', 2);
  const total = Math.min(counted, countedUpTo);
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number) => {
    const params = new URLSearchParams(query);
    params.set('page', String(to));
    return `${path}?${params.toString()}`;
  };
  const first = rows === 0 ? null : (page - 1) * perPage + 1;
  return {
    links: {
      first: link(1),
      last: link(last),
      prev: page > 1 ? link(Math.min(page - 1, last)) : null,
      next: page < last ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      last_page: last,
      per_page: perPage,
      from: first,
      to: first === null ? null : first + rows - 1,
      total,
      total_is_exact: counted <= countedUpTo,
      path,
    },
  };
}
