import { useMutation } from '@tanstack/react-query';
import { NewTabLink } from '#components/layout/new-tab.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#lib/browser/show-toast.ts';
import type { Booking } from '#contract/booking.ts';
import {
  calendarEvent,
  googleCalendarUrl,
  outlookCalendarUrl,
} from '#domain/booking/calendar-file.ts';
import { occupiesSlot } from '#domain/booking/booking-status.ts';
import { maybeBani, toRon } from '#domain/money/money.ts';
import { call } from '#lib/api/call.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { directionsUrl } from '#lib/place/google-maps.ts';
import { useBookingState } from './booking-state.tsx';
import type { LocalDate } from '#domain/time/local-time.ts';
import { bookingPath } from '#domain/booking/booking-path.ts';

type BookingWaysProps = {
  booking: Booking;
  isShort?: boolean;
};

export function BookingWays({ booking, isShort = false }: BookingWaysProps) {
  const { location } = booking;
  const state = useBookingState(booking);
  const hasCalendars = state === 'approved' && !isShort;
  return (
    <div
      data-row={hasCalendars || undefined}
      className="flex flex-wrap gap-3 in-data-moment:justify-center print:hidden! data-row:grid data-row:auto-cols-fr data-row:grid-flow-col data-row:gap-2 narrow:data-row:grid-flow-row data-row:*:flex-col data-row:*:justify-start data-row:*:gap-1 data-row:*:px-1 data-row:*:py-2 data-row:*:text-xs"
    >
      {occupiesSlot(state) ? (
        <NewTabLink href={directionsUrl(location)}>
          <Icon name="navigation" />
          Vezi traseul
        </NewTabLink>
      ) : (
        <ButtonLink href={bookAgainPath(booking)}>Rezervă din nou</ButtonLink>
      )}
      {hasCalendars && <CalendarLinks booking={booking} />}
    </div>
  );
}

function CalendarLinks({ booking }: { booking: Booking }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('bookingCalendar', { params: { id: booking.id } }),
    onSuccess: (file) => saveFile('programare.ics', 'text/calendar', String(file)),
    onError: (error) => void showToast(errorSentence(error), 'error'),
  });
  return (
    <>
      <NewTabLink href={googleCalendarUrl(calendarEvent(booking))}>
        <Icon name="calendar-plus" />
        <Words rest="Adaugă în">Google Calendar</Words>
      </NewTabLink>
      <NewTabLink href={outlookCalendarUrl(calendarEvent(booking))}>
        <Icon name="calendar-plus" />
        <Words rest="Adaugă în">Outlook</Words>
      </NewTabLink>
      <Button
        variant="secondary"
        icon={<Icon name="calendar-plus" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        <Words rest="Descarcă pentru">alt calendar (.ics)</Words>
      </Button>
    </>
  );
}

function Words({ rest, children }: { rest: string; children: string }) {
  return (
    <span className="in-data-row:inline-block in-data-row:first-letter:uppercase">
      <span className="in-data-row:sr-only">{rest}</span> {children}
    </span>
  );
}

export function bookAgainPath(
  { location, services, professional }: Pick<Booking, 'location' | 'services' | 'professional'>,
  date?: LocalDate,
): string {
  const fixedPrices = services.map(({ price, price_label: label }) =>
    /^\d/.test(label) ? maybeBani(price) : null,
  );
  const isFixed = fixedPrices.every((price) => price !== null);
  return bookingPath(location.id, location.slug, {
    services: services.map(({ id }) => id),
    professional: professional.id,
    ...(date && { date }),
    paid: isFixed ? toRon(fixedPrices.reduce((sum, price) => sum + price, 0)) : 'unknown',
  });
}
