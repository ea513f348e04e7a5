import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import type { CallOutput } from '#contract/types.ts';
import { relativeLongDay } from '#domain/date-label.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { copy } from '../copy.ts';
import { nextFreeDay } from '../slots.ts';

type NoSlotsProps = {
  horizonDays: number;
  /** Where one professional alone was looked at. */
  onAnyone: (() => void) | null;
  onServices?: () => void;
};

/** Nothing is free up to the last day that can be booked. */
export function NoSlots({ horizonDays, onAnyone, onServices }: NoSlotsProps) {
  const onOther = onAnyone ?? onServices;
  return (
    <EmptyState
      icon="calendar"
      title={copy.noSlots}
      action={
        onOther && (
          <Button variant="secondary" onClick={onOther}>
            {onAnyone ? copy.tryAnyone : copy.tryOtherServices}
          </Button>
        )
      }
    >
      {copy.noSlotsHint(horizonDays)}
    </EmptyState>
  );
}

type NoSlotsDayProps = {
  day: LocalDate;
  today: LocalDate;
  slots: CallOutput<'locationSlots'>;
  onDay: (day: LocalDate) => void;
};

/** A day without a free hour, and the way to one that has some. */
export function NoSlotsDay({ day, today, slots, onDay }: NoSlotsDayProps) {
  const next = nextFreeDay(day, slots);
  return (
    <EmptyState
      icon="calendar"
      title={copy.noSlotsDay}
      action={
        next && (
          <Button variant="secondary" onClick={() => onDay(next)}>
            {copy.nextFree(relativeLongDay(next, today))}
          </Button>
        )
      }
    />
  );
}
