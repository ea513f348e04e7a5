import type { ResultPage } from './card-data.ts';

/** Returns the number of the page that follows, undefined after the last. */
export function nextPage({ page, last }: ResultPage): number | undefined {
  return page < last ? page + 1 : undefined;
}
