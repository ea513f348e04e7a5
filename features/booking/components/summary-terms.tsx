import { copy as bookingCopy } from '#components/booking/copy.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../use-booking.ts';

/** How it can be canceled, who confirms it and who provides it, said before booking. */
export function SummaryTerms({ flow: { location } }: { flow: BookingFlow }) {
  return (
    <ul className="flex flex-col gap-1 text-sm text-muted">
      <li>{bookingCopy.cancel}</li>
      {location.approval === 'manual' && <li>{copy.manualApproval}</li>}
      {location.provider && (
        <li>{copy.provider(location.provider.name, location.provider.code)}</li>
      )}
    </ul>
  );
}
