import { buttonClasses } from '#components/ui/classes.ts';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { useMinute } from '#hooks/use-now.ts';

export function RescheduleLink({ booking }: { booking: Booking }) {
  const now = useMinute() ?? new Date();
  if (!isCancelable(booking, now)) return null;
  return (
    <FocusHandover>
      <NavLink
        href={`/account/bookings/${booking.id}/reschedule`}
        className={buttonClasses({ variant: 'secondary', className: 'print:hidden' })}
      >
        Reprogramează
      </NavLink>
    </FocusHandover>
  );
}
