'use client';

import { Delayed } from '#components/ui/delayed.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { errorSentence } from '#lib/error-sentence.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../use-booking.ts';
import { useSlots } from '../use-slots.ts';
import { DayStrip } from './day-strip.tsx';
import { HourGroups } from './hour-groups.tsx';
import { NoSlots, NoSlotsDay } from './no-slots.tsx';
import { StepFooter } from './step-footer.tsx';
import { ConflictNotice } from './conflict-notice.tsx';

/** Step 3: a strip of days that opens on the first free one, and the free hours of a day. */
export function TimeStep({ flow }: { flow: BookingFlow }) {
  const { draft, change, goTo } = flow;
  const strip = useSlots(flow);
  const { query, day, days, slots } = strip;
  const nothing = query.data?.meta.first_available === null && strip.earlier === null;
  const isTimeFree = draft.startDate === day && slots.some(({ time }) => time === draft.startTime);

  return (
    <>
      {flow.conflict && <ConflictNotice flow={flow} conflict={flow.conflict} />}
      <Delayed pending={query.isPending} skeleton={<SlotsSkeleton />}>
        {query.isError && (
          <ErrorState
            title={copy.slotsFailed}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            {errorSentence(query.error)} {copy.slotsFailedHint}
          </ErrorState>
        )}
        {query.data && nothing && <NoSlots flow={flow} />}
        {query.data && !nothing && day && (
          <>
            <DayStrip
              days={days}
              day={day}
              today={flow.today}
              free={query.data.data}
              onDay={(startDate) => change({ startDate, startTime: null })}
              onEarlier={strip.earlier ? () => strip.open(strip.earlier) : undefined}
              onLater={strip.later ? () => strip.open(strip.later) : undefined}
            />
            {slots.length > 0 ? (
              <HourGroups
                key={day}
                day={day}
                slots={slots}
                time={isTimeFree ? draft.startTime : null}
                onTime={(startTime) => change({ startDate: day, startTime })}
              />
            ) : (
              <NoSlotsDay
                day={day}
                today={flow.today}
                slots={query.data}
                onDay={(startDate) => {
                  if (!days.includes(startDate)) strip.open(startDate);
                  change({ startDate, startTime: null });
                }}
              />
            )}
          </>
        )}
      </Delayed>
      <StepFooter flow={flow} label={copy.next} disabled={!isTimeFree} onNext={() => goTo(4)} />
    </>
  );
}

/** The strip and the hours while they are looked for, in the size that they will have. */
function SlotsSkeleton() {
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
