import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { minuteMs } from '#domain/time/local-time.ts';
import { slotsQuery } from '#lib/api/slots-query.ts';
import { copy } from '../copy.ts';
import { unansweredBody } from '#lib/api/idempotency-key.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

const recheckMs = 3 * minuteMs;

/**
 * Rechecks the slot on mount, on focus and every three minutes. Reports no conflict after a lost
 * response: the client's booking may occupy the slot.
 */
export function useRecheck(
  { location, draft, reportConflict }: BookingFlow,
  sending: boolean,
): void {
  const { startDate, startTime, servicesIds, professionalId } = draft;
  const day = slotsQuery({
    locationId: location.id,
    services: servicesIds,
    professional: professionalId,
    from: startDate ?? '',
    days: 1,
  });
  const { data, isFetchedAfterMount } = useQuery({
    ...day,
    enabled: startDate !== null,
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    refetchInterval: recheckMs,
    gcTime: 0,
  });
  const gone =
    !sending &&
    data !== undefined &&
    isFetchedAfterMount &&
    startDate !== null &&
    !data.data[startDate]?.some(({ time }) => time === startTime);
  const leave = useEffectEvent(() => {
    if (!unansweredBody(location.id)) reportConflict(copy.notFree);
  });
  useEffect(() => {
    if (gone) leave();
  }, [gone]);
}
