import { queryOptions } from '@tanstack/react-query';
import type { CallInput, CallOutput } from '#contract/types.ts';
import { today, type LocalDate } from '#domain/time/local-time.ts';
import { call } from '#lib/api/call.ts';
import { toCardData, type CardData } from '../cards/card-data.ts';
import { namedDays, type NamedDay } from '../named-days.ts';
import {
  anyTime,
  listQuery,
  plainSearch,
  slotCriteria,
  type SearchArea,
  type SearchState,
} from '../search-href.ts';

export type Nearby = {
  cards: CardData[];
  /** The locations have a free slot on this day; '' if too few do. */
  day: Extract<NamedDay, '' | 'azi' | 'maine'>;
  criteria?: string;
};

type List = CallOutput<'listLocations'>;
type Input = CallInput<'listLocations'>;

const cardCount = 6;
/** A row of the grid. */
const minCards = 3;

export async function findNearby(
  area: SearchArea,
  list: (input: Input) => Promise<List>,
): Promise<Nearby> {
  const read = (search: SearchState) =>
    list({ query: { ...listQuery(search), per_page: cardCount } });
  for (const day of ['azi', 'maine'] as const) {
    const date = namedDays[day](today(new Date()));
    const search = plainSearch(area, '', { ...anyTime, date });
    const { data } = await read(search);
    if (data.length < minCards) continue;
    const cards = data.slice(0, data.length < cardCount ? minCards : cardCount);
    return { cards: cards.map(toCardData), day, criteria: slotCriteria(search) };
  }
  const { data, suggested } = await read(plainSearch(area));
  return { cards: [...data, ...suggested].slice(0, cardCount).map(toCardData), day: '' };
}

export function nearbyQuery(area: SearchArea, day: LocalDate) {
  return queryOptions({
    queryKey: ['search', 'nearby', area, day],
    queryFn: ({ signal }) =>
      findNearby(area, (input) => call('listLocations', { ...input, signal })),
    retry: false,
  });
}
