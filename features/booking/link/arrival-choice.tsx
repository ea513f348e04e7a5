import { Button } from '#components/ui/button.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import type { LinkedBooking } from '#contract/booking-link.ts';
import type { ArrivalDelay } from '#domain/booking/arrival.ts';
import { useLinkChange } from '#hooks/use-link-change.ts';
import { call } from '#lib/api/call.ts';
import { linkedBookingQuery } from '#lib/api/own-queries.ts';

type ArrivalChoiceProps = { token: string; arrival: LinkedBooking['arrival'] };

export function ArrivalChoice({ token, arrival: { delay, open } }: ArrivalChoiceProps) {
  const { mutate, error, isPending, variables } = useLinkChange(
    linkedBookingQuery(token).queryKey,
    (choice: ArrivalDelay) =>
      call('announceArrival', { params: { token }, body: { delay: choice } }),
  );
  if (open.length === 0 && delay === null) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-lg">Spune-i locației când ajungi</h2>
      <p role="status" className="empty:hidden">
        {delay !== null && arrivalSentence(delay)}
      </p>
      <CallProblem of={error} />
      <div className="flex flex-wrap gap-3 empty:hidden">
        {open.map((choice) => (
          <Button
            key={choice}
            variant="secondary"
            aria-pressed={choice === delay}
            loading={isPending && variables === choice}
            disabled={isPending && variables !== choice}
            onClick={() => mutate(choice)}
          >
            {choice === 0 ? 'Vin la timp' : `Întârzii ${choice} minute`}
          </Button>
        ))}
      </div>
    </section>
  );
}

function arrivalSentence(delay: ArrivalDelay): string {
  return delay === 0
    ? 'Locația vede că vii la timp.'
    : `I-am scris locației că întârzii ${delay} minute.`;
}
