/** Pages on either side of the current one. */
const beside = 1;

/** First, last, current and its neighbours, in order. Null marks a gap of more than one page. */
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
