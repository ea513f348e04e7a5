'use client';

import type { LocationCard } from '#contract/location-list.ts';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { resultCountLabel } from '#domain/result-count.ts';
import { resultsCopy as copy } from '../results-copy.ts';
import type { SearchState } from '../search-state.ts';
import { useDelayed } from '#components/ui/delayed.tsx';
import { useModalResults } from '../use-modal-results.ts';
import { FailedResults } from './failed-results.tsx';
import { ModalResult } from './modal-result.tsx';

/** What the modal found: a count, the locations, and some that may be of interest. */
export function ModalResults({ state, onLeave }: { state: SearchState; onLeave: () => void }) {
  const { list, loading, failed, retry } = useModalResults(state);
  const waiting = useDelayed(loading);

  if (!list) {
    if (failed) return <ErrorState level={3} onRetry={retry} retrying={loading} />;
    return waiting ? <ModalSkeleton /> : null;
  }
  return (
    <div className="flex flex-col gap-4 pt-2" aria-busy={loading}>
      {failed && <FailedResults title={copy.results.failed} retrying={loading} onRetry={retry} />}
      <p role="status" className="tabular text-sm font-semibold">
        {resultCountLabel(list.meta.total, list.meta.total_is_exact)}
      </p>
      {waiting ? (
        <ModalSkeleton />
      ) : (
        <Locations label={copy.results.list} locations={list.data} onLeave={onLeave} />
      )}
      {list.suggested.length > 0 && (
        <section className="flex flex-col gap-2">
          <h3 className="text-lg">{copy.maybe}</h3>
          <Locations label={copy.maybe} locations={list.suggested} onLeave={onLeave} />
        </section>
      )}
    </div>
  );
}

type LocationsProps = { label: string; locations: LocationCard[]; onLeave: () => void };

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

function ModalSkeleton() {
  return (
    <div role="status" aria-label={copy.modal.loading} className="flex flex-col gap-5 pt-4">
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
