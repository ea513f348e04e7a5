import { useSearchParams } from 'next/navigation';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Select } from '#components/ui/select.tsx';
import type { GeneralRating } from '#contract/review.ts';
import { starCounts, starsLabel } from '#domain/words/count-labels.ts';
import { reviewPagesQuery, type ReviewFilter } from '../api/reviews-query.ts';
import { Button } from '#components/ui/button.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { plural } from '#domain/words/numbers.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { isFocusLost } from '#lib/browser/focus-heading.ts';
import { ReviewList } from './review-list.tsx';

type ReviewChoices = {
  locationId: number;
  distribution: GeneralRating['distribution'];
  professionals: { id: number; name: string }[];
};

export function ReviewFilters({ of: choices }: { of: ReviewChoices }) {
  const { locationId, distribution, professionals } = choices;
  const params = useSearchParams();
  const valueOf = (name: string, values: readonly number[]) =>
    values.find((value) => String(value) === params.get(name));
  const filter: ReviewFilter = {
    rating: valueOf('rating', starCounts),
    professional: valueOf(
      'professional',
      professionals.map(({ id }) => id),
    ),
  };
  const isFiltered = filter.rating !== undefined || filter.professional !== undefined;
  return (
    <>
      <div
        role="group"
        aria-label="Filtrează recenziile"
        className="grid max-w-lg gap-2 sm:auto-cols-fr sm:grid-flow-col"
      >
        <Select
          options={starCounts.map((stars) => ({
            id: stars,
            name: `${starsLabel(stars)} (${distribution[stars]})`,
          }))}
          aria-label="Notă"
          value={filter.rating ?? ''}
          onChange={(event) => changeAddress({ rating: event.target.value })}
        >
          <option value="">Toate notele</option>
        </Select>
        {professionals.length > 0 && (
          <Select
            options={professionals}
            aria-label="Specialist"
            value={filter.professional ?? ''}
            onChange={(event) => changeAddress({ professional: event.target.value })}
          >
            <option value="">Toți specialiștii</option>
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

function changeAddress(choice: Record<string, string>): void {
  const url = new URL(window.location.href);
  for (const [name, value] of Object.entries(choice)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  window.history.replaceState(null, '', url);
}

const matches = { one: '{n} recenzie se potrivește', more: '{n} recenzii se potrivesc' };

type FilteredReviewsProps = { locationId: number; filter: ReviewFilter; onClear: () => void };

function FilteredReviews({ locationId, filter, onClear }: FilteredReviewsProps) {
  const query = useInfiniteQuery(
    { ...reviewPagesQuery(1, locationId, filter), placeholderData: keepPreviousData },
    getQueryClient(),
  );
  const { data, isError, isFetching } = query;
  const total = data?.pages[0]?.meta.total;
  const clear = useRef<HTMLButtonElement>(null);
  // Scrolls only after a choice, not after a reload, when nothing has the focus.
  useEffect(() => {
    if (total === 0 && !isFocusLost()) clear.current?.scrollIntoView({ block: 'nearest' });
  }, [total]);
  const isShown = data !== undefined || isError;
  return (
    <div data-filtered={isShown || undefined} aria-busy={isFetching} className="flex flex-col pt-3">
      <p role="status" className="tabular min-h-6 text-sm text-muted">
        {total !== undefined &&
          (total === 0 ? 'Nicio recenzie nu se potrivește' : plural(total, matches))}
      </p>
      {total === 0 ? (
        <FocusHandover>
          <Button ref={clear} variant="secondary" onClick={onClear} className="mt-3">
            Arată toate recenziile
          </Button>
        </FocusHandover>
      ) : (
        isShown && <ReviewList label="Recenzii filtrate" query={query} />
      )}
    </div>
  );
}
