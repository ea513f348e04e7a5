import { classes } from './classes.ts';

type PageLinksProps = {
  current: number;
  last: number;
  hrefOf: (page: number) => string;
};

const box =
  'inline-flex min-h-target min-w-target items-center justify-center rounded-control px-2';

export function PageLinks({ current, last, hrefOf }: PageLinksProps) {
  if (last === 1) return null;
  return (
    <nav aria-label="Pagini">
      <ol className="tabular flex flex-wrap items-center justify-center gap-1 text-sm">
        {pageNumbers(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={classes(box, 'text-muted')}>…</span>
            ) : (
              <a
                href={hrefOf(page)}
                aria-label={`Pagina ${page}`}
                aria-current={page === current ? 'page' : undefined}
                rel={page === current + 1 ? 'next' : page === current - 1 ? 'prev' : undefined}
                className={classes(
                  box,
                  'font-semibold no-underline',
                  page === current ? 'bg-brand-soft text-brand-hover' : 'text-ink hover:bg-sunken',
                )}
              >
                {page}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Null marks a gap of more than one page. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const pages = [...new Set([1, current - 1, current, current + 1, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}
