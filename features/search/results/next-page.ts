import type { ResultPage } from '../cards/card-data.ts';

/** Returns the next page number, or undefined after the last page. */
export function nextPage({ page, last }: ResultPage): number | undefined {
  return page < last ? page + 1 : undefined;
}
