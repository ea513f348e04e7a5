import { bookAgainPath } from '#components/booking/book-again-path.ts';
import { useBookingState } from '#components/booking/use-booking-state.ts';
import { ButtonLink } from '#components/ui/button-link.tsx';
import type { Booking } from '#contract/booking.ts';
import { dayAndMonth } from '#domain/time/date-label.ts';
import { addDays, today } from '#domain/time/local-time.ts';
import { useMinute } from '#hooks/use-now.ts';
import { plural } from '#domain/words/numbers.ts';

const repeatIn = (weeks: number) =>
  plural(weeks, {
    one: 'peste {n} săptămână',
    few: 'peste {n} săptămâni',
    other: 'peste {n} de săptămâni',
  });

const weekCounts = [2, 4, 6, 8];

/** Repeats the visit in some weeks, within the booking horizon: links to the slots of that day. */
export function RepeatBooking({ booking }: { booking: Booking }) {
  const now = useMinute() ?? new Date();
  const state = useBookingState(booking);
  if (state !== 'approved' && state !== 'done') return null;
  const lastDay = addDays(today(now), booking.location.horizon_days);
  const days = weekCounts
    .map((weeks) => ({ weeks, date: addDays(booking.start_date, weeks * 7) }))
    .filter(({ date }) => date > today(now) && date <= lastDay);
  if (days.length === 0) return null;
  return (
    <section className="flex flex-col gap-2 print:hidden">
      <h3 className="font-semibold">Repetă programarea</h3>
      <ul className="flex flex-wrap gap-2">
        {days.map(({ weeks, date }) => (
          <li key={weeks}>
            <ButtonLink href={bookAgainPath(booking, date)} variant="secondary" size="small">
              {repeatIn(weeks)}
              <span className="font-normal text-muted">{dayAndMonth(date)}</span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
