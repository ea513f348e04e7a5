import type { PageMeta } from '#contract/pagination.ts';

interface Page {
  page: number;
  per_page: number;
  total: number;
  /** False when `total` is a floor ("peste 10.000"). Default true. */
  total_is_exact?: boolean;
  path: string;
  /** Query of the request without `page`, kept in the links: `search=tuns&sort=rating`. */
  query?: string;
}

/** A page in Laravel's shape (decisions 19): data, links and meta; `page` beyond the end is empty with the right meta. */
export function presentPage<T>(data: T[], page: Page) {
  const { page: current, per_page, total, path } = page;
  const last = Math.max(1, Math.ceil(total / per_page));
  const first = data.length === 0 ? null : (current - 1) * per_page + 1;
  const link = (number: number) => `${path}?${page.query ? `${page.query}&` : ''}page=${number}`;
  const meta: PageMeta = {
    current_page: current,
    last_page: last,
    per_page,
    from: first,
    to: first === null ? null : first + data.length - 1,
    total,
    total_is_exact: page.total_is_exact ?? true,
    path,
  };
  const links = {
    first: link(1),
    last: link(last),
    prev: current > 1 ? link(Math.min(current - 1, last)) : null,
    next: current < last ? link(current + 1) : null,
  };
  return { data, links, meta };
}
