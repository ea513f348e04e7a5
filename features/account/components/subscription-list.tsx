'use client';

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/ui/button-link.tsx';
import { Delayed } from '#components/ui/delayed.tsx';
import { ErrorState } from '#components/ui/error-state.tsx';
import { EmptyState } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { errorSentence } from '#lib/error-sentence.ts';
import { subscriptionsQuery } from '../api/subscriptions-query.ts';
import { copy } from '../subscription-copy.ts';
import { SubscriptionCard } from './subscription-card.tsx';

/** The client's subscriptions, those that can be used before the others. */
export function SubscriptionList() {
  const { data, error, refetch, isFetching } = useQuery(subscriptionsQuery);
  return (
    <Delayed pending={!data && !error} skeleton={<Skeleton className="h-48 w-full" />}>
      {!data && (
        <ErrorState title={copy.failed} onRetry={() => void refetch()} retrying={isFetching}>
          {errorSentence(error)}
        </ErrorState>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon="ticket"
          title={copy.none}
          action={<ButtonLink href="/locations">{copy.search}</ButtonLink>}
        >
          {copy.noneHint}
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="grid gap-4 sm:grid-cols-2">
          {data.map((subscription) => (
            <li key={subscription.id} className="flex min-w-0">
              <SubscriptionCard subscription={subscription} />
            </li>
          ))}
        </ul>
      )}
    </Delayed>
  );
}
