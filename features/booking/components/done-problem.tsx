import { Button } from '#components/ui/button.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { isApiError } from '#lib/api/api-error.ts';
import { openAuthModal } from '#lib/auth-modal.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { copy } from '../copy.ts';

type DoneProblemProps = { error: Error; onRetry: () => void; retrying: boolean };

/** Why the booking of the address is not shown; whether there is one is known only with an answer. */
export function DoneProblem({ error, onRetry, retrying }: DoneProblemProps) {
  if (isApiError(error, 'unauthenticated')) {
    return (
      <EmptyState
        icon="user"
        title={copy.doneSignIn}
        action={
          <Button
            loading={retrying}
            onClick={() => openAuthModal({ note: copy.doneSignInHint, onSignedIn: onRetry })}
          >
            {copy.signIn}
          </Button>
        }
      >
        {copy.doneSignInHint}
      </EmptyState>
    );
  }
  if (isApiError(error, 'not_found', 'validation_failed')) {
    return <EmptyState title={copy.doneNotFound}>{copy.doneNotFoundHint}</EmptyState>;
  }
  return (
    <ErrorState title={copy.doneFailed} onRetry={onRetry} retrying={retrying}>
      {errorSentence(error)}
    </ErrorState>
  );
}
