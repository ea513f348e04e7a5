import { queryOptions, useQuery } from '@tanstack/react-query';
import { Delayed, Skeleton } from '#components/ui/skeleton.tsx';
import { today, type LocalDate } from '#domain/time/local-time.ts';
import { useLast } from '#hooks/use-last.ts';
import { useToday } from '#hooks/use-now.ts';
import { call } from '#lib/api/call.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { ownPlace, type SelectedCity } from '#lib/place/place.ts';
import { FailedResults } from '../cards/failed-results.tsx';
import type { SearchArea } from '../search-href.ts';
import { findNearby, NearbySection } from './nearby-section.tsx';

export function NearbyElsewhere({ city }: { city: SelectedCity }) {
  const { radius } = ownPlace();
  const day = useToday(today(new Date()));
  const query = useQuery(nearbyQuery({ city, radius }, day), getQueryClient());
  const nearby = useLast(query.data);

  return (
    <Delayed pending={!nearby && query.isFetching} skeleton={<NearbySkeleton />}>
      {nearby ? (
        <NearbySection city={city} radius={radius} {...nearby} />
      ) : (
        <FailedResults retrying={query.isFetching} onRetry={() => void query.refetch()} />
      )}
    </Delayed>
  );
}

function NearbySkeleton() {
  return (
    <div role="status" aria-label="Căutăm în zona ta…" className="flex flex-col gap-6">
      <Skeleton className="h-10 w-72 max-w-full" />
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: 6 }, (_, card) => (
          <span key={card} className="flex flex-col gap-3">
            <Skeleton className="aspect-3/2 rounded-card max-sm:aspect-2/1" />
            <span className="flex flex-col gap-1.5 pb-1">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-5 w-3/4" />
            </span>
            <span className="room-for-slots" />
          </span>
        ))}
      </div>
    </div>
  );
}

function nearbyQuery(area: SearchArea, day: LocalDate) {
  return queryOptions({
    queryKey: ['search', 'nearby', area, day],
    queryFn: ({ signal }) =>
      findNearby(area, (input) => call('listLocations', { ...input, signal })),
    retry: false,
  });
}
