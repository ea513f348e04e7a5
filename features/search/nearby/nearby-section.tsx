import { NavLink } from '#components/ui/nav-link.tsx';
import { CachedCards } from '../cards/cached-cards.tsx';
import { plainSearch, searchHref, withDay, type SearchArea } from '../search-href.ts';
import type { Nearby } from './find-nearby.ts';

const titles: Record<Nearby['day'], string> = {
  azi: 'Liber azi',
  maine: 'Liber mâine',
  '': 'Locații recomandate',
};

type NearbySectionProps = SearchArea & Nearby;

export function NearbySection({ city, radius, cards, day, criteria }: NearbySectionProps) {
  if (cards.length === 0) return null;
  const title = `${titles[day]} în zona ${city.name.split(',')[0]}`;
  const all = withDay(searchHref(plainSearch({ city, radius })), day);
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
      <CachedCards cards={cards} label={title} criteria={criteria} strip />
    </section>
  );
}
