import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { buttonClasses } from '#components/ui/classes.ts';
import { Dialog } from '#components/ui/dialog.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useNow } from '#hooks/use-now.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

export function useIsCancelable(booking: Booking): boolean {
  return isCancelable(booking, useNow());
}

export function RescheduleLink({ booking }: { booking: Booking }) {
  if (!useIsCancelable(booking)) return null;
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

const loadForm = lazyPart(() => import('./cancel-form.lazy.tsx'));

export function CancelBooking({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false);
  const canCancel = useIsCancelable(booking);
  const part = useLoaded(loadForm, canCancel);
  // A dialog that is open at the deadline stays open; the api decides.
  if (!canCancel && !open) return null;
  return (
    <FocusHandover>
      <Button
        variant="quiet"
        className="self-start print:hidden"
        disabled={part === null}
        onClick={() => setOpen(true)}
      >
        <span>
          Anulează <span className="max-xl:sr-only">programarea</span>
        </span>
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Anulezi programarea?" persistent>
        {part && <part.CancelForm booking={booking} onClose={() => setOpen(false)} />}
      </Dialog>
    </FocusHandover>
  );
}
