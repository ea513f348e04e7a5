import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { BookingFacts, BookingTerms } from '#components/booking/booking-facts.tsx';
import { BookingWays } from '#components/booking/booking-ways.tsx';
import { stateSentences, StatusBadge } from '#components/booking/booking-state.tsx';
import { Spiral } from '#components/layout/logo.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { classes } from '#components/ui/classes.ts';
import { Picture } from '#components/ui/picture.tsx';
import { Delayed } from '#components/ui/skeleton.tsx';
import { QueryError, type FailedQuery } from '#components/ui/query-content.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { Booking } from '#contract/booking.ts';
import { bookingState, occupiesSlot } from '#domain/booking/booking-status.ts';
import { dateTimeLabel } from '#domain/time/date-label.ts';
import { useDocumentTitle } from '#hooks/use-document-title.ts';
import { useNow } from '#hooks/use-now.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { bookingQuery } from '#lib/api/own-queries.ts';
import { openAuthModal } from '#lib/session/auth-modal.ts';
import { focusHeading } from '#lib/browser/focus-heading.ts';
import type { BookingLocation } from '../draft/booking-location.ts';
import { copy } from '../copy.ts';
import { StepSkeleton } from '../frame/step-frame.tsx';

const signInHint =
  'Intră în contul cu care ai făcut programarea sau deschide linkul din mesajul primit despre ea.';

const looks = {
  pending: { icon: 'clock', colors: 'bg-sun-soft text-sun-ink' },
  approved: { icon: 'check', colors: 'bg-surface' },
  closed: { icon: 'info', colors: 'bg-sunken text-muted' },
} as const;

type DoneStepProps = {
  bookingId: string;
  location: Pick<BookingLocation, 'id' | 'name' | 'cover'>;
  onBooked: (booking: Booking) => void;
};

export function DoneStep({ bookingId, location, onBooked }: DoneStepProps) {
  const query = useQuery(bookingQuery(bookingId));
  const { data, error } = query;
  const heading = useRef<HTMLHeadingElement>(null);
  const now = useNow();
  const state = data && bookingState(data, now);
  const open = state !== undefined && occupiesSlot(state);
  const look = looks[open ? state : 'closed'];
  const title = open ? copy.titles[5] : copy.yourBooking;
  const isOurs = data?.location.id === location.id;
  useDocumentTitle(copy.stepTitle(title, location.name));
  useEffect(() => {
    if (data && isOurs) onBooked(data);
  }, [data, isOurs, onBooked]);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    focusHeading(heading.current, { preventScroll: true });
  }, []);

  return (
    <div className="flex flex-col gap-6">
      <section data-moment className="overflow-hidden rounded-card border border-line bg-surface">
        {location.cover && (
          <Picture
            src={location.cover.src}
            width={3}
            height={1}
            tint={location.cover.tint}
            sizes="(min-width: 48rem) 44rem, 100vw"
            className="h-32 w-full sm:h-40 print:hidden"
          />
        )}
        <div className="flex flex-col gap-5 p-5 sm:p-8">
          <header className="flex flex-col items-center gap-2 text-center">
            <span
              className={classes(
                'relative inline-flex size-16 items-center justify-center rounded-full border-4 border-surface',
                location.cover && '-mt-13 sm:-mt-16',
                data && look.colors,
              )}
            >
              {state === 'approved' ? (
                <Spiral className="drawn size-full" />
              ) : (
                data && <Icon name={look.icon} size={32} />
              )}
            </span>
            <h1 ref={heading} className="text-lg outline-none sm:text-xl">
              {title}
            </h1>
            {data && (
              <p className="mb-1 font-display text-xl font-semibold text-balance first-letter:uppercase sm:text-3xl">
                {dateTimeLabel(data.start_date, data.start_time)}
              </p>
            )}
            {data && state === 'pending' && <StatusBadge booking={data} />}
            {state && (
              <p role="status" className="text-base text-muted">
                {stateSentences[state]}
              </p>
            )}
          </header>
          <Delayed pending={!data && !error} skeleton={<StepSkeleton />}>
            {data && (
              <>
                <BookingWays booking={data} />
                <BookingFacts booking={data} />
                <BookingTerms booking={data} />
              </>
            )}
            {!data && error && <DoneProblem query={query} />}
          </Delayed>
        </div>
      </section>
      <div className="flex flex-col gap-3 sm:flex-row sm:justify-center print:hidden">
        <ButtonLink
          href="/account/bookings"
          variant={data && !open ? 'secondary' : 'primary'}
          size="large"
        >
          Rezervările mele
        </ButtonLink>
        <ButtonLink href="/" variant="secondary" size="large">
          Acasă
        </ButtonLink>
      </div>
    </div>
  );
}

function DoneProblem({ query }: { query: FailedQuery }) {
  const { error, refetch, isFetching } = query;
  if (isApiError(error, 'unauthenticated')) {
    return (
      <Notice
        icon="user"
        title="Intră în cont ca să vezi programarea."
        action={
          <Button
            loading={isFetching}
            onClick={() => openAuthModal({ note: signInHint, onSignedIn: () => void refetch() })}
          >
            Intră în cont
          </Button>
        }
      >
        {signInHint}
      </Notice>
    );
  }
  if (isApiError(error, 'not_found', 'validation_failed')) {
    return (
      <Notice title="Nu am găsit programarea.">
        Linkul nu duce la o programare din contul tău. Programările tale sunt în „Rezervările mele”.
      </Notice>
    );
  }
  return <QueryError query={query} title="Nu am putut încărca detaliile programării." />;
}
