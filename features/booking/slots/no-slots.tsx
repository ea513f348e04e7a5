import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import type { CallOutput } from '#contract/types.ts';
import { relativeLongDay } from '#domain/time/date-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { copy } from '../copy.ts';
import { nextFreeDay } from './slots.ts';

type NoSlotsProps = {
  horizonDays: number;
  /** Searches all professionals; null if the search already covers them. */
  onAnyone: (() => void) | null;
  onServices?: () => void;
};

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

/** Shown for a day without free slots; links to a day that has some. */
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
