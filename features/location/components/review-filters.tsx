'use client';

import { useSearchParams } from 'next/navigation';
import { Select } from '#components/ui/select.tsx';
import type { GeneralRating } from '#contract/review.ts';
import { starsLabel } from '#domain/words/count-labels.ts';
import type { ReviewFilter } from '../api/reviews-query.ts';
import { FilteredReviews } from './filtered-reviews.tsx';

const starCounts = [5, 4, 3, 2, 1] as const;

export type ReviewChoices = {
  locationId: number;
  distribution: GeneralRating['distribution'];
  /** Empty if there is no choice. */
  professionals: { id: number; name: string }[];
};

/** Filters reviews by rating and professional. The URL holds the filter, so that it survives a reload and Back. */
export function ReviewFilters({ of: choices }: { of: ReviewChoices }) {
  const { locationId, distribution, professionals } = choices;
  const params = useSearchParams();
  const valueOf = (name: string, values: readonly number[]) =>
    values.find((value) => String(value) === params.get(name)) ?? null;
  const filter: ReviewFilter = {
    rating: valueOf('rating', starCounts),
    professional: valueOf(
      'professional',
      professionals.map(({ id }) => id),
    ),
  };
  const isFiltered = filter.rating !== null || filter.professional !== null;
  return (
    <>
      <div
        role="group"
        aria-label="Filtrează recenziile"
        className="grid max-w-lg gap-2 sm:auto-cols-fr sm:grid-flow-col"
      >
        <Select
          aria-label="Notă"
          value={filter.rating ?? ''}
          onChange={(event) => changeAddress({ rating: event.target.value })}
        >
          <option value="">Toate notele</option>
          {starCounts.map((stars) => (
            <option key={stars} value={stars}>
              {`${starsLabel(stars)} (${distribution[stars]})`}
            </option>
          ))}
        </Select>
        {professionals.length > 0 && (
          <Select
            aria-label="Specialist"
            value={filter.professional ?? ''}
            onChange={(event) => changeAddress({ professional: event.target.value })}
          >
            <option value="">Toți specialiștii</option>
            {professionals.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </div>
      {isFiltered && (
        <FilteredReviews
          locationId={locationId}
          filter={filter}
          onClear={() => changeAddress({ rating: '', professional: '' })}
        />
      )}
    </>
  );
}

/** Replaces the URL without a history entry; Next updates `useSearchParams`. */
function changeAddress(choice: Record<string, string>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  window.history.replaceState(null, '', url);
}
