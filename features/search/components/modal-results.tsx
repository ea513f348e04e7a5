'use client';

import { useQuery } from '@tanstack/react-query';
import type { MouseEventHandler } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { LocationCard } from '#contract/location-list.ts';
import { resultCountLabel } from '#domain/result-count.ts';
import { useDelayed } from '#hooks/use-delayed.ts';
import { useLast } from '#hooks/use-last.ts';
import { locationPath } from '#domain/location-path.ts';
import { getQueryClient } from '#lib/query-client.ts';
import { modalQuery } from '../api/modal-query.ts';
import { distanceLabel } from '../distance-label.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import { searchModalCopy } from '../search-modal-copy.ts';
import type { SearchState } from '../search-state.ts';
import { FailedResults } from './failed-results.tsx';

/** What the modal found: a count, the locations, and some that may be of interest. */
export function ModalResults({
  state,
  onLeave,
}: {
  state: SearchState;
  onLeave: MouseEventHandler<HTMLAnchorElement>;
}) {
  const query = useQuery(modalQuery(state), getQueryClient());
  const list = useLast(query.data);
  const loading = query.data === undefined && query.isFetching;
  const waiting = useDelayed(loading);
  // A retry does not take the message away: the focus is on its button.
  const failed = query.errorUpdatedAt > query.dataUpdatedAt;
  const retry = () => void query.refetch();

  if (!list && failed)
    return (
      <ErrorState title={copy.results.failed} level={3} onRetry={retry} retrying={loading}>
        {copy.results.failedHint}
      </ErrorState>
    );
  return (
    <div className="flex flex-col gap-4 pt-2" aria-busy={loading}>
      {failed && <FailedResults title={copy.results.failed} retrying={loading} onRetry={retry} />}
      <p role="status" className="tabular min-h-6 text-sm font-semibold">
        {waiting
          ? searchModalCopy.loading
          : list && resultCountLabel(list.meta.total, list.meta.total_is_exact)}
      </p>
      {waiting ? (
        <ModalSkeleton />
      ) : (
        list && <Locations label={copy.results.list} locations={list.data} onLeave={onLeave} />
      )}
      {list && list.suggested.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-lg">{copy.maybe}</h3>
          <Locations label={copy.maybe} locations={list.suggested} onLeave={onLeave} />
        </section>
      )}
    </div>
  );
}

type LocationsProps = {
  label: string;
  locations: LocationCard[];
  onLeave: MouseEventHandler<HTMLAnchorElement>;
};

function Locations({ label, locations, onLeave }: LocationsProps) {
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {locations.map((location) => (
        <li key={location.id}>
          <ModalResult location={location} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

type ModalResultProps = { location: LocationCard; onLeave: MouseEventHandler<HTMLAnchorElement> };

/** Logo, name, the same label for all, how far it is, rating and number of reviews. */
function ModalResult({ location, onLeave }: ModalResultProps) {
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
          <span lang="en">{searchModalCopy.category}</span>
          {distance !== null && ` · ${distanceLabel(distance)}`}
        </span>
        <Rating value={rating_count === 0 ? null : average_rating} count={rating_count} />
      </span>
    </NavLink>
  );
}

function ModalSkeleton() {
  return (
    <div aria-hidden className="flex flex-col gap-5 pt-4">
      {[1, 2, 3, 4].map((row) => (
        <span key={row} className="flex items-center gap-4">
          <Skeleton className="size-16" />
          <span className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </span>
        </span>
      ))}
    </div>
  );
}
