import { useState } from 'react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import type { Booking } from '#contract/booking.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { useMinute } from '#hooks/use-now.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';

const loadForm = lazyPart(() => import('./cancel-form.lazy.tsx'));

export function CancelBooking({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false);
  const now = useMinute() ?? new Date();
  const canCancel = isCancelable(booking, now);
  const part = useLoaded(loadForm, canCancel);
  // A dialog open at the deadline stays open: the api decides.
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
