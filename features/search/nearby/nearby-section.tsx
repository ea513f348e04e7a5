import { NavLink } from '#components/ui/nav-link.tsx';
import { toCardData, type CardData } from '../cards/card-data.ts';
import { plainSearch, searchHref, type SearchArea } from '../search-href.ts';
import { CachedCards } from '../cards/cached-cards.tsx';
import { queryOptions } from '@tanstack/react-query';
import type { CallOutput } from '#contract/types.ts';
import { call } from '#lib/api/call.ts';

type NearbySectionProps = SearchArea & { cards: CardData[] };

export function NearbySection({ city, radius, cards }: NearbySectionProps) {
  if (cards.length === 0) return null;
  const title = `Locații recomandate în zona ${city.name.split(',')[0]}`;
  const all = searchHref(plainSearch({ city, radius }));
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-xl md:text-2xl">{title}</h2>
        <NavLink
          href={all}
          className="inline-flex min-h-target items-center text-sm font-semibold text-brand underline-offset-4 hover:underline"
        >
          Vezi toate locațiile
        </NavLink>
      </div>
      <CachedCards cards={cards} label={title} strip />
    </section>
  );
}

const cardCount = 6;

export function nearbyInput({ city, radius }: SearchArea) {
  return {
    query: { latitude: city.lat, longitude: city.lng, radius: radius * 1000, per_page: cardCount },
  };
}

export function nearbyCards({ data, suggested }: CallOutput<'listLocations'>): CardData[] {
  return [...data, ...suggested].slice(0, cardCount).map(toCardData);
}

export function nearbyQuery(area: SearchArea) {
  const input = nearbyInput(area);
  return queryOptions({
    queryKey: ['search', 'nearby', input.query],
    queryFn: async ({ signal }) => nearbyCards(await call('listLocations', { ...input, signal })),
    retry: false,
  });
}
