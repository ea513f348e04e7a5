import type { PageMeta } from '#contract/pagination.ts';

type Links = Record<'first' | 'last' | 'prev' | 'next', string | null>;

export function makePage<T>(
  rows: readonly T[],
  { page = 1, per_page = 20 }: { page?: number; per_page?: number } = {},
): { data: T[]; links: Links; meta: PageMeta } {
  const before = (page - 1) * per_page;
  const data = rows.slice(before, before + per_page);
  return {
    data,
    links: { first: null, last: null, prev: null, next: null },
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(rows.length / per_page)),
      per_page,
      from: data.length > 0 ? before + 1 : null,
      to: data.length > 0 ? before + data.length : null,
      total: rows.length,
      total_is_exact: true,
      path: '/api',
    },
  };
}
