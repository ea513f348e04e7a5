import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEventHandler } from 'react';
import { Avatar } from '#components/ui/avatar.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import { Rating } from '#components/ui/rating.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { LocationCard } from '#contract/location-list.ts';
import { resultCountLabel } from '#domain/words/count-labels.ts';
import { locationPath } from '#domain/place/location-path.ts';
import { useDelayed } from '#hooks/use-delayed.ts';
import { useLast } from '#hooks/use-last.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { distanceLabel } from '../cards/card-data.ts';
import { useCardTools } from '../cards/use-card-tools.ts';
import { copy } from '../copy.ts';
import { listQuery } from '../list-query.ts';
import { slotCriteria, type SearchState } from '../search-href.ts';
import { FailedResults } from '../cards/failed-results.tsx';

type ModalResultsProps = { state: SearchState; onLeave: MouseEventHandler<HTMLAnchorElement> };

export function ModalResults({ state, onLeave }: ModalResultsProps) {
  const query = useQuery(modalQuery(state), getQueryClient());
  const list = useLast(query.data);
  const loading = query.data === undefined && query.isFetching;
  const waiting = useDelayed(loading);
  // The error stays during a retry, because its button has the focus.
  if (!list && query.errorUpdatedAt > 0)
    return <FailedResults retrying={loading} onRetry={() => void query.refetch()} />;
  const isFormer = loading && list?.search !== state.search;
  const shown = waiting || isFormer ? undefined : list;
  const tools = {
    batch: shown ? [...shown.data, ...shown.suggested] : [],
    criteria: shown?.criteria ?? '',
    onLeave,
  };
  return (
    <div className="flex flex-col gap-4 pt-2" aria-busy={loading}>
      <p role="status" className="tabular min-h-6 text-sm font-semibold">
        {waiting && 'Căutăm…'}
        {shown && resultCountLabel(shown.meta.total, shown.meta.total_is_exact)}
      </p>
      {waiting && <ModalSkeleton />}
      {shown && <Locations label={copy.list} locations={shown.data} {...tools} />}
      {shown && shown.suggested.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-lg">{copy.maybe}</h3>
          <Locations label={copy.maybe} locations={shown.suggested} {...tools} />
        </section>
      )}
    </div>
  );
}

type LocationsProps = {
  label: string;
  locations: LocationCard[];
  batch: readonly LocationCard[];
  criteria: string;
  onLeave: MouseEventHandler<HTMLAnchorElement>;
};

function Locations({ label, locations, batch, criteria, onLeave }: LocationsProps) {
  const later = useCardTools();
  return (
    <ul aria-label={label} className="flex flex-col divide-y divide-line">
      {locations.map((location) => (
        <li key={location.id}>
          <article className="group relative flex flex-col gap-2 py-3">
            <div className="flex items-center gap-4 pr-14">
              <Avatar
                name={location.name}
                src={location.logo?.dataUrl150}
                size="large"
                shape="square"
                className="narrow:hidden"
              />
              <div className="flex min-w-0 flex-col">
                <NavLink
                  href={locationPath(location.id, location.slug) + (criteria && `?${criteria}`)}
                  cached
                  onClick={onLeave}
                  className="card-link truncate text-base font-semibold narrow:whitespace-normal"
                >
                  {location.name}
                </NavLink>
                <span className="text-xs text-muted">
                  <span lang="en">Beauty & Care</span>
                  {location.distance !== null && ` · ${distanceLabel(location.distance)}`}
                </span>
                <Rating value={location.average_rating} count={location.rating_count} full />
              </div>
            </div>
            <div className="room-for-slots">
              {later && (
                <later.CardTools
                  card={location}
                  batch={batch}
                  criteria={criteria}
                  onFollow={onLeave}
                />
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
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

const perPage = 10;

function modalQuery(state: SearchState) {
  const query = { ...listQuery(state), per_page: perPage };
  return queryOptions({
    queryKey: ['search', 'modal', query],
    queryFn: async ({ signal }) => ({
      ...(await call('listLocations', { query, signal })),
      search: state.search,
      criteria: slotCriteria(state),
    }),
    retry: false,
  });
}
