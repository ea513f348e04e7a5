import type { ReactNode } from 'react';
import { Delayed } from '#components/ui/delayed.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { LocalDate, LocalTime } from '#domain/time/local-time.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { copy } from '../copy.ts';
import type { SlotStrip } from './use-slots.ts';
import { DayStrip } from './day-strip.tsx';
import { HourGroups } from './hour-groups.tsx';
import { NoSlotsDay } from './no-slots.tsx';

type SlotPickerProps = {
  strip: SlotStrip;
  today: LocalDate;
  time: LocalTime | null;
  onChange: (choice: { startDate: LocalDate; startTime: LocalTime | null }) => void;
  none: ReactNode;
};

/** A strip of days, opened at the first free one, and the free slots of a day. */
export function SlotPicker({ strip, today, time, onChange, none }: SlotPickerProps) {
  const { query, day, days, slots } = strip;
  const nothing = query.data?.meta.first_available === null && strip.earlier === null;
  return (
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
      {query.data && nothing && none}
      {query.data && !nothing && day && (
        <>
          <DayStrip
            days={days}
            day={day}
            today={today}
            free={query.data.data}
            onDay={(startDate) => onChange({ startDate, startTime: null })}
            onEarlier={strip.earlier ? () => strip.open(strip.earlier) : undefined}
            onLater={strip.later ? () => strip.open(strip.later) : undefined}
          />
          {slots.length > 0 ? (
            <HourGroups
              key={day}
              day={day}
              slots={slots}
              time={time}
              onTime={(startTime) => onChange({ startDate: day, startTime })}
            />
          ) : (
            <NoSlotsDay
              day={day}
              today={today}
              slots={query.data}
              onDay={(startDate) => {
                if (!days.includes(startDate)) strip.open(startDate);
                onChange({ startDate, startTime: null });
              }}
            />
          )}
        </>
      )}
    </Delayed>
  );
}

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
