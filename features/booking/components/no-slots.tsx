import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../use-booking.ts';

/** Nothing is free up to the last day that can be booked. */
export function NoSlots({ flow }: { flow: BookingFlow }) {
  const one = flow.draft.professionalId !== null;
  return (
    <EmptyState
      icon="calendar"
      title={copy.noSlots}
      action={
        <Button
          variant="secondary"
          onClick={() => (one ? flow.change({ professionalId: null }) : flow.goTo(1))}
        >
          {one ? copy.tryAnyone : copy.tryOtherServices}
        </Button>
      }
    >
      {copy.noSlotsHint(flow.location.horizon_days)}
    </EmptyState>
  );
}
