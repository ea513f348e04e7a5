import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import type { CallOutput } from '#contract/types.ts';
import { relativeLongDay } from '#domain/date-label.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { copy } from '../copy.ts';
import { nextFreeDay } from '../slot-window.ts';

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
