import { Skeleton } from '#components/ui/skeleton.tsx';
import { copy } from '../copy.ts';

export function BookingListSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        {copy.loading}
      </p>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
