import { instantLabel } from '#domain/date-label.ts';
import { cancelDeadline } from '#domain/booking-status.ts';
import { toInstant } from '#domain/local-time.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../use-booking.ts';

/** Until when it can be canceled, who confirms it and who provides it, said before booking. */
export function SummaryTerms({ flow: { location, draft } }: { flow: BookingFlow }) {
  const startsAt =
    draft.startDate && draft.startTime && toInstant(draft.startDate, draft.startTime);
  const deadline = startsAt ? cancelDeadline(startsAt, location.cancel_notice_minutes) : null;
  const open = deadline !== null && deadline > new Date();
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      {deadline && <li>{open ? copy.cancelUntil(instantLabel(deadline)) : copy.cancelTooLate}</li>}
      {location.approval === 'manual' && <li>{copy.manualApproval}</li>}
      {location.provider && (
        <li>{copy.provider(location.provider.name, location.provider.code)}</li>
      )}
    </ul>
  );
}
