import { ButtonLink } from '#components/ui/button-link.tsx';
import { Notice } from '#components/ui/notice.tsx';
import type { BookingDecision, ProviderBooking } from '#contract/provider.ts';
import { QueryProvider } from '#lib/query-provider.tsx';
import { copy } from '../copy.ts';
import { AnswerBooking } from './answer-booking.tsx';

type ProviderBookingPageProps = {
  token: string;
  /** `gone` where the link names none any more, null when it could not be read. */
  booking: ProviderBooking | 'gone' | null;
  /** Which of the two links of the mail this is. */
  wish: BookingDecision;
};

/** Where the link of a mail leads a location: what is asked, and the answer as a press of a button. */
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
