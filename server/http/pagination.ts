/** Longer lists end here; their total is not exact. */
export const defaultMaxTotal = 10_000;

type Page = {
  url: string;
  page: number;
  perPage: number;
  rows: number;
  /** For lists longer than `maxTotal`, any number above it. */
  total: number;
  maxTotal?: number;
  /** True if there may be more rows than `total`. */
  isCut?: boolean;
};

export function pageOf({
  url,
  page,
  perPage,
  rows,
  total: counted,
  maxTotal = defaultMaxTotal,
  isCut = false,
}: Page) {
  const [path = '', ...query] = url.split('?');
  const total = Math.min(counted, maxTotal);
  const last = Math.max(1, Math.ceil(total / perPage));
  const link = (to: number) => {
    const params = new URLSearchParams(query.join('?'));
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
      total_is_exact: counted <= maxTotal && !isCut,
      path,
    },
  };
}
