import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { slotSpanDays } from '#contract/values.ts';
import { addDays, daysBetween, type LocalDate } from '#domain/time/local-time.ts';
import { slotsQuery, type Slots } from '#lib/api/slots-query.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import type { Draft } from '../draft/draft.ts';

type SlotChoice = {
  location: Pick<BookingLocation, 'id' | 'horizon_days'>;
  draft: Pick<Draft, 'servicesIds' | 'professionalId' | 'startDate'>;
  today: LocalDate;
};

export type SlotStrip = ReturnType<typeof useSlots>;

export function useSlots({ location, draft, today }: SlotChoice) {
  const [windowStart, setWindowStart] = useState<LocalDate | null>(() =>
    windowOf(draft.startDate, today),
  );
  const criteria = {
    locationId: location.id,
    services: draft.servicesIds,
    professional: draft.professionalId,
  };
  const first = useQuery(slotsQuery({ ...criteria, from: today }));
  // After midnight the opened window may start yesterday.
  const isOpened = windowStart !== null && windowStart >= today;
  const from = isOpened ? windowStart : openingWindow(today, first.data);
  const query = useQuery(slotsQuery({ ...criteria, from }));

  const lastDay = addDays(today, location.horizon_days);
  const days = daysOfWindow(from, lastDay);
  const day = shownDay(days, draft.startDate, query.data) ?? from;
  const later = addDays(from, slotSpanDays);
  const earlier = addDays(from, -slotSpanDays);
  return {
    query,
    /** False until a response decides which days to show. */
    isPlaced: first.data !== undefined || query.data !== undefined,
    days,
    day,
    slots: query.data?.data[day] ?? [],
    open(date: LocalDate) {
      if (!days.includes(date)) setWindowStart(date);
    },
    later: later <= lastDay ? later : null,
    earlier: from > today ? (earlier > today ? earlier : today) : null,
  };
}

function windowOf(date: LocalDate | null, today: LocalDate): LocalDate | null {
  return date !== null && daysBetween(today, date) >= slotSpanDays ? date : null;
}

function daysOfWindow(from: LocalDate, lastDay: LocalDate): LocalDate[] {
  const count = Math.max(1, Math.min(slotSpanDays, daysBetween(from, lastDay) + 1));
  return Array.from({ length: count }, (_, i) => addDays(from, i));
}

function openingWindow(from: LocalDate, slots: Slots | undefined): LocalDate {
  const first = slots?.meta.first_available;
  return first && first >= addDays(from, slotSpanDays) ? first : from;
}

function shownDay(
  days: readonly LocalDate[],
  chosen: LocalDate | null,
  slots: Slots | undefined,
): LocalDate | undefined {
  if (chosen !== null && days.includes(chosen)) return chosen;
  return days.find((day) => slots?.data[day]?.length);
}
