import type { ReactNode } from 'react';
import { Delayed } from '#components/ui/delayed.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import type { User } from '#contract/session.ts';
import { errorSentence } from '#lib/error-sentence.ts';
import { copy } from '../profile-copy.ts';
import { useOwnUser } from '../use-own-user.ts';

/** What needs the signed-in client; their skeleton or what went wrong until they are known. */
export function OwnUser({ children }: { children: (user: User) => ReactNode }) {
  const { user, error, refetch, isFetching } = useOwnUser();
  return (
    <Delayed
      pending={!user && !error}
      skeleton={
        <div aria-busy className="flex flex-col gap-6">
          <Skeleton className="h-48 w-full" />
          <Skeleton className="h-64 w-full" />
        </div>
      }
    >
      {user ? (
        children(user)
      ) : (
        <ErrorState title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error)}
        </ErrorState>
      )}
    </Delayed>
  );
}
