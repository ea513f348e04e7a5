/** How many numbers stand on either side of the current one. */
const beside = 1;

/**
 * Returns the numbers of pages to lead to, in order: the first, the last, the current one and those beside it; null for
 * the ones that are left out in between. A gap of one page is that page.
 */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = Array.from({ length: 2 * beside + 1 }, (_, index) => current - beside + index);
  const pages = [...new Set([1, ...near, last])]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const gap = page - (pages[index - 1] ?? 0) - 1;
    if (gap === 0) return [page];
    return gap === 1 ? [page - 1, page] : [null, page];
  });
}
