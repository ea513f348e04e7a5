import { ButtonLink } from '#components/ui/button-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { BookingDecision, ProviderBooking } from '#contract/provider.ts';
import { QueryProvider } from '#lib/api/query-provider.tsx';
import { copy } from '../copy.ts';
import { AnswerBooking } from './answer-booking.tsx';

type ProviderBookingPageProps = {
  token: string;
  /** `gone` if the link is no longer valid; null if the api failed. */
  booking: ProviderBooking | 'gone' | null;
  wish: BookingDecision;
};

/** The page behind a mail link. Decides only when a button is pressed, not on load. */
export function ProviderBookingPage({ token, booking, wish }: ProviderBookingPageProps) {
  return (
    <div data-one-task className="page flex max-w-3xl flex-col gap-6 py-6 sm:py-10">
      {booking !== null && booking !== 'gone' ? (
        <QueryProvider>
          <AnswerBooking token={token} initial={booking} wish={wish} />
        </QueryProvider>
      ) : (
        <>
          <h1 className="sr-only">{copy.title}</h1>
          {booking === 'gone' ? (
            <Notice icon="calendar" title={copy.gone}>
              {copy.goneText}
            </Notice>
          ) : (
            <Notice
              icon="circle-alert"
              title={copy.failed}
              action={<ButtonLink href={`?answer=${wish}`}>{copy.retry}</ButtonLink>}
            >
              {copy.failedText}
            </Notice>
          )}
        </>
      )}
    </div>
  );
}
