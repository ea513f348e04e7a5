import type { PageMeta } from '#contract/pagination.ts';
import type { CallRequest } from '#tests/msw/mock-call.ts';

type Links = {
  first: string | null;
  last: string | null;
  prev: string | null;
  next: string | null;
};

/** One page of all rows, with links that keep the request's query. */
export function paged<T>(
  rows: readonly T[],
  { page, per_page }: { page: number; per_page: number },
  { query, path }: CallRequest,
): { data: T[]; links: Links; meta: PageMeta } {
  const data = rows.slice((page - 1) * per_page, page * per_page);
  const last = Math.max(1, Math.ceil(rows.length / per_page));
  const link = (to: number) => {
    const params = new URLSearchParams(query);
    params.set('page', String(to));
    return `${path}?${params}`;
  };
  const from = data.length > 0 ? (page - 1) * per_page + 1 : null;
  return {
    data,
    links: {
      first: link(1),
      last: link(last),
      prev: page > 1 ? link(Math.min(page - 1, last)) : null,
      next: page < last ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      last_page: last,
      per_page,
      from,
      to: from === null ? null : from + data.length - 1,
      total: rows.length,
      total_is_exact: true,
      path,
    },
  };
}
