import { ButtonLink } from '#components/ui/button-link.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import type { BookingListType } from '#contract/booking-calls.ts';
import { copy } from '../copy.ts';

export function NoBookings({ type }: { type: BookingListType }) {
  const upcoming = type === 'upcoming';
  return (
    <EmptyState
      icon="calendar"
      title={upcoming ? copy.noneUpcoming : copy.nonePast}
      action={<ButtonLink href="/locations">{copy.search}</ButtonLink>}
    >
      {upcoming ? copy.noneUpcomingHint : copy.nonePastHint}
    </EmptyState>
  );
}
