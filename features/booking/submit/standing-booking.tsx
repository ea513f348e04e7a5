import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { instantLabel } from '#domain/time/date-label.ts';
import { useSession } from '#hooks/use-session.ts';
import { standingBookingQuery } from './standing-booking.ts';
import { copy } from '../copy.ts';
import { forgetKey, openOutcome } from './idempotency-key.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

/** Tells a client whose response was lost that the booking was placed, and links to it. */
export function StandingBooking({ flow: { location, placed } }: { flow: BookingFlow }) {
  const { user } = useSession();
  const [isOpen] = useState(() => openOutcome(location.id) !== null);
  const { data } = useQuery({
    ...standingBookingQuery(location.id),
    enabled: isOpen && user !== null,
  });
  if (!data) return null;
  const show = () => {
    forgetKey(location.id);
    placed(data.id);
  };
  return (
    <Alert
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={show}>
          {copy.standingOpen}
        </Button>
      }
    >
      {copy.standing(instantLabel(data.starts_at))}
    </Alert>
  );
}
