import { Skeleton } from '#components/ui/skeleton.tsx';

export function StepSkeleton() {
  return (
    <div data-unfinished className="page flex min-h-[70dvh] flex-col gap-5 py-5 sm:py-8" aria-busy>
      <Skeleton className="h-10 w-64" />
      <Skeleton className="h-14 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
