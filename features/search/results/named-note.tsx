import type { LocationCard } from '#contract/location-list.ts';
import type { CallOutput } from '#contract/types.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { fold } from '#domain/words/fold.ts';

type Named = Pick<LocationCard, 'id' | 'slug' | 'name' | 'city'>;

/** The location whose name was searched, if it is outside the radius. */
export function namedElsewhere({
  search,
  suggested,
}: Pick<CallOutput<'listLocations'>, 'search' | 'suggested'>): Named | null {
  return suggested.find(({ name }) => fold(name) === fold(search)) ?? null;
}

/** Only the server renders it, like IgnoredNote. */
export function NamedNote({ location }: { location: Named | null }) {
  if (!location) return null;
  const { id, slug, name, city } = location;
  return (
    <p className="text-sm">
      <a
        href={locationPath(id, slug)}
        className="inline-flex min-h-target items-center font-semibold text-brand underline underline-offset-4"
      >
        {name}
      </a>
      {` este în ${city}.`}
    </p>
  );
}
