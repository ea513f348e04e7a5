import type { ReactNode } from 'react';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Delayed, Skeleton } from '#components/ui/skeleton.tsx';
import type { Slot } from '#contract/slot.ts';
import type { LocalDate, LocalTime } from '#domain/time/local-time.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { copy } from '../copy.ts';
import type { SlotStrip } from './use-slots.ts';
import { DayStrip } from './day-strip.tsx';
import { HourGroups } from './hour-groups.tsx';
import { Button } from '#components/ui/button.tsx';
import { timeGrid } from '#components/ui/radio-chip.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { Slots } from '#lib/api/slots-query.ts';
import { relativeLongDay } from '#domain/time/date-label.ts';
import { plural } from '#domain/words/numbers.ts';

const noSlotsHint = {
  one: 'Nu mai este nicio oră liberă în următoarea zi.',
  more: 'Nu mai este nicio oră liberă în următoarele {n} zile.',
};

type SlotPickerProps = {
  strip: SlotStrip;
  today: LocalDate;
  time: LocalTime | null;
  ownAt?: (slot: Slot) => string | null;
  onChange: (choice: { startDate: LocalDate; startTime: LocalTime | null }) => void;
  none: ReactNode;
};

export function SlotPicker({ strip, today, time, ownAt, onChange, none }: SlotPickerProps) {
  const { query, isPlaced, day, days, slots, earlier, later, open } = strip;
  const nothing = query.data?.meta.first_available === null && earlier === null;
  const chooseDay = (startDate: LocalDate) => {
    open(startDate);
    onChange({ startDate, startTime: null });
  };
  return (
    <>
      {/* DayStrip is outside Delayed, so that its buttons keep the focus while other days load. */}
      {isPlaced && !nothing && (
        <DayStrip
          days={days}
          day={day}
          today={today}
          free={query.data?.data}
          onDay={chooseDay}
          onEarlier={earlier ? () => open(earlier) : undefined}
          onLater={later ? () => open(later) : undefined}
        />
      )}
      <Delayed pending={query.isPending} skeleton={<SlotsSkeleton hasDays={!isPlaced} />}>
        {query.isError && (
          <ErrorState
            title="Nu am putut încărca orele libere."
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            {errorSentence(query.error)} Ce ai ales până acum s-a păstrat.
          </ErrorState>
        )}
        {query.data && nothing && none}
        {query.data &&
          !nothing &&
          (slots.length > 0 ? (
            <HourGroups
              key={day}
              day={day}
              slots={slots}
              time={time}
              ownAt={ownAt}
              onTime={(startTime) => onChange({ startDate: day, startTime })}
            />
          ) : (
            <NoSlotsDay day={day} today={today} slots={query.data} onDay={chooseDay} />
          ))}
      </Delayed>
    </>
  );
}

function SlotsSkeleton({ hasDays }: { hasDays: boolean }) {
  return (
    <div aria-busy className="flex flex-col gap-5">
      {hasDays && (
        <div className="flex gap-2 overflow-hidden pt-14 pb-1">
          {Array.from({ length: 9 }, (_, i) => (
            <Skeleton key={i} className="h-20 w-18 shrink-0" />
          ))}
        </div>
      )}
      <p role="status" className="flex min-h-target items-center text-muted">
        Căutăm ore libere…
      </p>
      <div className={timeGrid}>
        {Array.from({ length: 12 }, (_, i) => (
          <Skeleton key={i} className="h-11" />
        ))}
      </div>
    </div>
  );
}

type NoSlotsProps = {
  horizonDays: number;
  onAnyone: (() => void) | null;
  onServices?: () => void;
};

export function NoSlots({ horizonDays, onAnyone, onServices }: NoSlotsProps) {
  const onOther = onAnyone ?? onServices;
  return (
    <Notice
      icon="calendar"
      title={copy.noSlots}
      action={
        onOther && (
          <Button variant="secondary" onClick={onOther}>
            {onAnyone ? 'Vezi orele tuturor specialiștilor' : 'Schimbă serviciile'}
          </Button>
        )
      }
    >
      {plural(horizonDays, noSlotsHint)}
    </Notice>
  );
}

type NoSlotsDayProps = {
  day: LocalDate;
  today: LocalDate;
  slots: Slots;
  onDay: (day: LocalDate) => void;
};

function NoSlotsDay({ day, today, slots, onDay }: NoSlotsDayProps) {
  const next = nextFreeDay(day, slots);
  return (
    <Notice
      icon="calendar"
      title="Nicio oră liberă în această zi"
      action={
        next && (
          <Button variant="secondary" onClick={() => onDay(next)}>
            Sari la o zi cu ore libere: {relativeLongDay(next, today)}
          </Button>
        )
      }
    />
  );
}

function nextFreeDay(day: LocalDate, slots: Slots): LocalDate | null {
  const freeDays = Object.keys(slots.data).sort();
  return freeDays.find((one) => one > day) ?? freeDays[0] ?? slots.meta.first_available;
}
