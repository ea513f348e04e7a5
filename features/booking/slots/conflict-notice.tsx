import { useQuery } from '@tanstack/react-query';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { relativeDay } from '#domain/time/date-label.ts';
import { addDays } from '#domain/time/local-time.ts';
import { nearestTimes, type NearTime } from '#domain/booking/nearest-times.ts';
import { slotsQuery } from '#lib/api/slots-query.ts';
import type { Draft } from '../draft/draft.ts';
import type { BookingFlow, TimeConflict } from '../draft/use-booking.ts';

const daysBefore = 3;
const daysAround = 14;

type ConflictNoticeProps = {
  flow: Pick<BookingFlow, 'location' | 'today'> & {
    draft: Pick<Draft, 'servicesIds' | 'professionalId'>;
  };
  conflict: TimeConflict;
  onChoose: (time: NearTime) => void;
};

export function ConflictNotice({ flow, conflict, onChoose }: ConflictNoticeProps) {
  const { location, draft, today } = flow;
  const before = addDays(conflict.date, -daysBefore);
  const around = slotsQuery({
    locationId: location.id,
    services: draft.servicesIds,
    professional: null,
    from: before > today ? before : today,
    days: daysAround,
  });
  const { data } = useQuery({ ...around, staleTime: 0 });
  const near = data ? nearestTimes(Object.entries(data.data), conflict, draft.professionalId) : [];
  const nameOf = (id: number | null) =>
    id === draft.professionalId ? undefined : location.professionals.find((one) => one.id === id);
  return (
    <Alert
      tone="warning"
      urgent
      action={
        near.length > 0 && (
          <ul aria-label="Ore apropiate" className="flex flex-wrap gap-2">
            {near.map((one) => (
              <li key={`${one.date} ${one.time}`}>
                <Button variant="secondary" size="small" onClick={() => onChoose(one)}>
                  <span className="tabular">
                    {relativeDay(one.date, today)}, {one.time}
                  </span>
                  {nameOf(one.professionalId) && (
                    <span className="font-normal">cu {nameOf(one.professionalId)?.first_name}</span>
                  )}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    >
      {conflict.message}
    </Alert>
  );
}
