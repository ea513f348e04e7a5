import { Skeleton } from '#components/ui/skeleton.tsx';
import { resultsCopy as copy } from '../results-copy.ts';

type CardGridSkeletonProps = { cards: number; /** A line above them as well. */ heading?: boolean };

/** Cards that are on their way, in the size that they will have. */
export function CardGridSkeleton({ cards, heading }: CardGridSkeletonProps) {
  return (
    <div role="status" aria-label={copy.nearby.loading} className="flex flex-col gap-6">
      {heading && <Skeleton className="h-10 w-72 max-w-full" />}
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {Array.from({ length: cards }, (_, card) => (
          <span key={card} className="flex flex-col gap-3">
            <Skeleton className="aspect-3/2 rounded-card" />
            <span className="flex flex-col gap-1.5 px-0.5 pb-1">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-1/2" />
              <Skeleton className="h-5 w-3/4" />
            </span>
          </span>
        ))}
      </div>
    </div>
  );
}
