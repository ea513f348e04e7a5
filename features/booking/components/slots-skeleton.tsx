import { Skeleton } from '#components/ui/skeleton.tsx';
import { copy } from '../copy.ts';

/** The strip and the hours while they are looked for, in the size that they will have. */
export function SlotsSkeleton() {
  return (
    <div aria-busy className="flex flex-col gap-5">
      <p role="status" className="flex min-h-target items-center text-muted">
        {copy.loadingSlots}
      </p>
      <div className="flex gap-2 overflow-hidden py-1">
        {Array.from({ length: 9 }, (_, i) => (
          <Skeleton key={i} className="h-20 w-18 shrink-0" />
        ))}
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2">
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} className="h-11" />
        ))}
      </div>
    </div>
  );
}
