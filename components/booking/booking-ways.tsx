import { useMutation } from '@tanstack/react-query';
import { NewTabLink } from '#components/layout/new-tab.tsx';
import { Button } from '#components/ui/button.tsx';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { showToast } from '#components/ui/show-toast.ts';
import type { Booking } from '#contract/booking.ts';
import { calendarEvent } from '#domain/booking/calendar-file.ts';
import { call } from '#lib/api/call.ts';
import { directionsUrl, googleCalendarUrl } from '#lib/place/google-links.ts';
import { errorSentence } from '#lib/api/error-sentence.ts';
import { saveFile } from '#lib/browser/save-file.ts';
import { bookAgainPath } from './book-again-path.ts';
import { useBookingState } from './use-booking-state.ts';

export function BookingWays({ booking }: { booking: Booking }) {
  const { location } = booking;
  const state = useBookingState(booking);
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {state === 'pending' || state === 'approved' ? (
        <NewTabLink href={directionsUrl(location)}>
          <Icon name="navigation" />
          Vezi traseul
        </NewTabLink>
      ) : (
        <ButtonLink href={bookAgainPath(booking)}>Rezervă din nou</ButtonLink>
      )}
      {state === 'approved' && <CalendarLinks booking={booking} />}
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
        Adaugă în Google Calendar
      </NewTabLink>
      <Button
        variant="secondary"
        icon={<Icon name="calendar-plus" />}
        loading={isPending}
        onClick={() => mutate()}
      >
        Descarcă pentru alt calendar (.ics)
      </Button>
    </>
  );
}
