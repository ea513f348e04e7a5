import { NavLink } from '#components/ui/nav-link.tsx';
import type { CallInput, CallOutput } from '#contract/types.ts';
import { today } from '#domain/time/local-time.ts';
import { CardSection } from '../cards/cached-cards.tsx';
import { toCardData, type CardData } from '../cards/card-data.ts';
import { namedDays, type NamedDay } from '../named-days.ts';
import { listQuery } from '../list-query.ts';
import {
  anyTime,
  plainSearch,
  searchHref,
  slotCriteria,
  withDay,
  type SearchArea,
  type SearchState,
} from '../search-href.ts';

type Nearby = {
  cards: CardData[];
  /** The locations have a free slot on this day; '' if too few do. */
  day: Extract<NamedDay, '' | 'azi' | 'maine'>;
  criteria?: string;
};

const cardCount = 6;
const minCards = 3;

export async function findNearby(
  area: SearchArea,
  list: (input: CallInput<'listLocations'>) => Promise<CallOutput<'listLocations'>>,
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

const titles: Record<Nearby['day'], string> = {
  azi: 'Liber azi',
  maine: 'Liber mâine',
  '': 'Locații recomandate',
};

export function NearbySection({ city, radius, cards, day, criteria }: SearchArea & Nearby) {
  const title = `${titles[day]} în zona ${city.name.split(',')[0]}`;
  const all = withDay(searchHref(plainSearch({ city, radius })), day);
  return (
    <CardSection title={title} cards={cards} criteria={criteria}>
      <NavLink
        href={all}
        className="inline-flex min-h-target items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
      >
        Vezi toate locațiile
      </NavLink>
    </CardSection>
  );
}
