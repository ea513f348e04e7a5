'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { Alert } from '#components/ui/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import type { BookingAnswer, ProviderBooking } from '#contract/provider.ts';
import { instantLabel } from '#domain/date-time-label.ts';
import { isApiError } from '#lib/api/api-error.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { focusHeading } from '#lib/focus-heading.ts';
import { useAnswerBooking } from '../api/answer-booking.ts';
import { copy } from '../copy.ts';
import { ProviderBookingFacts } from './provider-booking-facts.tsx';

type AnswerBookingProps = { token: string; initial: ProviderBooking; wish: BookingAnswer };

/** A request for a booking with the two answers to it, and what became of it afterwards. */
export function AnswerBooking({ token, initial, wish }: AnswerBookingProps) {
  const answer = useAnswerBooking(token);
  const router = useRouter();
  const booking = answer.data ?? initial;
  const { status } = booking;
  const heading = useRef<HTMLHeadingElement>(null);
  const firstStatus = useRef(status);
  useEffect(() => {
    if (status !== firstStatus.current) focusHeading(heading.current);
  }, [status]);
  const send = (choice: BookingAnswer) =>
    answer.mutate(choice, {
      // Somebody was faster: the page is read again and says what became of it.
      onError: (error) => {
        if (isApiError(error, 'not_answerable', 'not_found')) router.refresh();
      },
    });
  const choices: BookingAnswer[] =
    wish === 'rejected' ? ['rejected', 'approved'] : ['approved', 'rejected'];
  return (
    <>
      <div className="flex flex-col gap-2">
        <h1 ref={heading} className="text-2xl">
          {status === 'pending' ? copy.questions[wish] : copy.outcomes[status]}
        </h1>
        <p className="text-muted">{booking.location_name}</p>
      </div>
      <article className="flex flex-col gap-6 rounded-card border border-line bg-surface p-5 narrow:p-3 sm:p-8">
        <ProviderBookingFacts booking={booking} />
        {status === 'pending' ? (
          <>
            {booking.hold_expires_at && (
              <p className="text-muted">{copy.until(instantLabel(booking.hold_expires_at))}</p>
            )}
            {answer.error && (
              <Alert tone="danger" urgent>
                {errorSentence(answer.error)}
              </Alert>
            )}
            <div className="flex flex-wrap gap-3">
              {choices.map((choice) => (
                <Button
                  key={choice}
                  size="large"
                  variant={choice === wish ? 'primary' : 'secondary'}
                  loading={answer.isPending && answer.variables === choice}
                  disabled={answer.isPending && answer.variables !== choice}
                  onClick={() => send(choice)}
                >
                  {copy.answers[choice]}
                </Button>
              ))}
            </div>
          </>
        ) : (
          <p className="text-muted">
            {status === 'approved' || status === 'rejected' ? copy.told : copy.nothingToDo}
          </p>
        )}
      </article>
    </>
  );
}
