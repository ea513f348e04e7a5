import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { longDate } from '#domain/time/date-label.ts';
import { overlapLabel } from '../own-bookings.tsx';
import { copy } from '../copy.ts';
import type { Overlap } from './submit-refusal.ts';

type OverlapDialogProps = {
  overlap: Overlap | null;
  onClose: () => void;
  onAccept: (bookingId: string) => void;
};

export function OverlapDialog({ overlap, onClose, onAccept }: OverlapDialogProps) {
  const title = overlap && overlapLabel(overlap.services, overlap.start_time);
  const path = `/account/bookings/${overlap?.id}`;
  return (
    <Dialog open={overlap !== null} onClose={onClose} title={title}>
      {overlap && (
        <div className="flex flex-col gap-5">
          <p>
            <span className="inline-block first-letter:uppercase">
              {longDate(overlap.start_date)}
            </span>
            , la {overlap.location}. Programările se suprapun.
          </p>
          <div className="flex flex-col gap-3">
            <ButtonLink href={path} size="large" full>
              {copy.seeBooking}
            </ButtonLink>
            <ButtonLink href={`${path}/reschedule`} variant="secondary" size="large" full>
              Reprogramează-o pe cea veche
            </ButtonLink>
            <Button variant="secondary" size="large" full onClick={() => onAccept(overlap.id)}>
              Le vreau pe amândouă
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
