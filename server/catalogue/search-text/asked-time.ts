import type { SearchTime } from '#contract/search-time.ts';
import type { AskedTime } from '#domain/search/when.ts';

type TimeQuery = { date?: string[]; after?: string; before?: string; open_now?: 1 };

export function askedTime({ date = [], after, before, open_now }: TimeQuery): AskedTime {
  return { days: date, after: after ?? null, before: before ?? null, isOpenNow: open_now === 1 };
}

export function presentTime({ days, after, before, isOpenNow }: AskedTime): SearchTime {
  return { date: [...days], after, before, open_now: isOpenNow };
}
