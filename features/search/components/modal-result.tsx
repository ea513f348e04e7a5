import type { LocationCard } from '#contract/location-list.ts';
import { Avatar } from '#components/ui/avatar.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { locationPath } from '#lib/location-path.ts';
import { distanceLabel } from '../distance-label.ts';
import { resultsCopy as copy } from '../results-copy.ts';

type ModalResultProps = { location: LocationCard; onLeave: () => void };

/** Logo, name, the same label for all, how far it is, rating and number of reviews. */
export function ModalResult({ location, onLeave }: ModalResultProps) {
  const { id, slug, name, logo, average_rating, rating_count, distance } = location;
  return (
    <NavLink
      href={locationPath(id, slug)}
      cached
      onClick={onLeave}
      className="-mx-2 flex items-center gap-4 rounded-control px-2 py-3 text-ink no-underline transition-colors hover:bg-sunken"
    >
      <Avatar
        name={name}
        src={logo?.dataUrl150}
        size="large"
        shape="square"
        className="narrow:hidden"
      />
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-base narrow:whitespace-normal font-semibold">{name}</span>
        <span className="text-xs text-muted">
          <span lang="en">{copy.modal.category}</span>
          {distance !== null && ` · ${distanceLabel(distance)}`}
        </span>
        <Rating value={rating_count === 0 ? null : average_rating} count={rating_count} />
      </span>
    </NavLink>
  );
}
