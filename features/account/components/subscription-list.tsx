'use client';

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '#components/ui/button.tsx';
import { QueryContent } from '#components/ui/query-content.tsx';
import { Notice } from '#components/ui/notice.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { ownSubscriptionsQuery } from '#lib/api/own-queries.ts';
import { SubscriptionCard } from './subscription-card.tsx';

/** Refetches on mount: the location may have returned a visit. */
export function SubscriptionList() {
  return (
    <QueryContent
      query={useQuery({ ...ownSubscriptionsQuery, refetchOnMount: 'always' })}
      skeleton={<Skeleton className="h-48 w-full" />}
      failed="Nu am putut încărca abonamentele."
    >
      {(subscriptions) =>
        subscriptions.length > 0 ? (
          <ul className="grid gap-4 sm:grid-cols-2">
            {subscriptions.map((subscription) => (
              <li key={subscription.id} className="flex min-w-0">
                <SubscriptionCard subscription={subscription} />
              </li>
            ))}
          </ul>
        ) : (
          <Notice
            icon="ticket"
            title="Nu ai niciun abonament"
            action={<ButtonLink href="/locations">Caută o locație</ButtonLink>}
          >
            Abonamentele se cumpără odată cu o programare, de la locațiile care le oferă.
          </Notice>
        )
      }
    </QueryContent>
  );
}
