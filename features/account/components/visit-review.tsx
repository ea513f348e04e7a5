import { useState } from 'react';
import { useBookingState } from '#components/booking/booking-state.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { FocusHandover } from '#components/ui/focus-handover.tsx';
import { Stars } from '#components/ui/stars.tsx';
import type { Booking } from '#contract/booking.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { lazyPart } from '#lib/browser/lazy-part.ts';
const loadForm = lazyPart(() => import('./review-form.lazy.tsx'));

export function VisitReview({ booking }: { booking: Booking }) {
  const [open, setOpen] = useState(false);
  const isOver = useBookingState(booking) === 'done';
  const canReview = isOver && booking.review === null;
  const part = useLoaded(loadForm, canReview);
  if (booking.review)
    return (
      <section className="flex flex-col gap-1">
        <h3 className="font-semibold">Recenzia ta</h3>
        <Stars value={booking.review.rating} />
        <p className="break-words whitespace-pre-line">{booking.review.comment}</p>
      </section>
    );
  if (!canReview) return null;
  return (
    <FocusHandover>
      <Button
        variant="secondary"
        className="self-start print:hidden"
        disabled={part === null}
        onClick={() => setOpen(true)}
      >
        Scrie o recenzie
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Cum a fost?" persistent>
        {part && <part.ReviewForm booking={booking} onClose={() => setOpen(false)} />}
      </Dialog>
    </FocusHandover>
  );
}
