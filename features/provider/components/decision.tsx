import { useMutation } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import type { BookingDecision, ProviderBooking } from '#contract/provider.ts';
import { instantLabel } from '#domain/time/date-label.ts';

const copy = {
  approved: 'Confirmă programarea',
  rejected: 'Respinge cererea',
} satisfies Record<BookingDecision, string>;

type DecisionProps = {
  booking: ProviderBooking;
  wish: BookingDecision;
  onDecide: (decision: BookingDecision) => Promise<unknown>;
};

export function Decision({ booking, wish, onDecide }: DecisionProps) {
  const { mutate, error, isPending, variables } = useMutation({ mutationFn: onDecide });
  const choices: BookingDecision[] =
    wish === 'rejected' ? ['rejected', 'approved'] : ['approved', 'rejected'];
  return (
    <>
      {booking.hold_expires_at && (
        <p className="text-muted">
          Fără răspuns, cererea expiră {instantLabel(booking.hold_expires_at)}.
        </p>
      )}
      <CallProblem of={error} />
      <div className="flex flex-wrap gap-3">
        {choices.map((choice) => (
          <Button
            key={choice}
            size="large"
            variant={choice === wish ? 'primary' : 'secondary'}
            loading={isPending && variables === choice}
            disabled={isPending && variables !== choice}
            onClick={() => mutate(choice)}
          >
            {copy[choice]}
          </Button>
        ))}
      </div>
    </>
  );
}
