import { useMutation } from '@tanstack/react-query';
import { Button } from '#components/ui/button.tsx';
import { CallProblem } from '#components/ui/problems.tsx';
import type { BookingDecision, ProviderBooking } from '#contract/provider.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { ConfirmedButton } from './confirmed-button.tsx';

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
  const { mutate, mutateAsync, error, isPending, variables } = useMutation({
    mutationFn: onDecide,
  });
  const button = (choice: BookingDecision) => (
    <Button
      size="large"
      variant={choice === wish ? 'primary' : 'secondary'}
      loading={isPending && variables === choice}
      disabled={isPending && variables !== choice}
      onClick={() => mutate(choice)}
    >
      {copy[choice]}
    </Button>
  );
  return (
    <>
      {booking.hold_expires_at && (
        <p className="text-muted">
          Fără răspuns, cererea expiră {instantLabel(booking.hold_expires_at)}.
        </p>
      )}
      <CallProblem of={error} />
      <div className="card-bar sticky bottom-0 flex flex-wrap gap-3 sm:static short:static max-sm:[&>button]:w-full">
        {button(wish)}
        {wish === 'rejected' ? (
          button('approved')
        ) : (
          <ConfirmedButton
            size="large"
            label={copy.rejected}
            title="Respingi cererea?"
            confirm="Da, respinge"
            disabled={isPending}
            onConfirm={() => mutateAsync('rejected')}
          >
            <p>
              Clientul primește un e-mail, iar ora se eliberează. Nu poți reveni asupra răspunsului.
            </p>
          </ConfirmedButton>
        )}
      </div>
    </>
  );
}
