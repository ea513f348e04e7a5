import { Skeleton } from '#components/ui/skeleton.tsx';

export function BookingListSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <p role="status" className="sr-only">
        Se încarcă…
      </p>
      <Skeleton className="h-64 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
