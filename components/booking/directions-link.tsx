import { ButtonLink } from '#components/ui/button-link.tsx';
import { Icon } from '#components/ui/icon.tsx';
import type { Booking } from '#contract/booking.ts';
import { directionsUrl } from '#lib/calendar-event.ts';
import { copy } from './copy.ts';

/** Shows the way to where the booking takes place. */
export function DirectionsLink({ location }: Pick<Booking, 'location'>) {
  return (
    <ButtonLink href={directionsUrl(location)} target="_blank" rel="noreferrer" variant="secondary">
      <Icon name="navigation" />
      {copy.directions}
    </ButtonLink>
  );
}
