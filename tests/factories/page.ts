import type { PageMeta } from '#contract/pagination.ts';

type Links = Record<'first' | 'last' | 'prev' | 'next', string | null>;

export function makePage<T>(
  rows: readonly T[],
  { page = 1, per_page = 20 }: { page?: number; per_page?: number } = {},
  { path, query }: { path: string; query?: URLSearchParams } = { path: '/api' },
): { data: T[]; links: Links; meta: PageMeta } {
  const before = (page - 1) * per_page;
  const data = rows.slice(before, before + per_page);
  const last_page = Math.max(1, Math.ceil(rows.length / per_page));
  const link = (to: number) => {
    const params = new URLSearchParams(query);
    params.set('page', String(to));
    return `${path}?${params.toString()}`;
  };
  return {
    data,
    links: {
      first: link(1),
      last: link(last_page),
      prev: page > 1 ? link(Math.min(page - 1, last_page)) : null,
      next: page < last_page ? link(page + 1) : null,
    },
    meta: {
      current_page: page,
      last_page,
      per_page,
      from: data.length > 0 ? before + 1 : null,
      to: data.length > 0 ? before + data.length : null,
      total: rows.length,
      total_is_exact: true,
      path,
    },
  };
}
