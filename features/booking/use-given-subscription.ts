import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { useSession } from '#hooks/use-session.ts';
import { ownSubscriptionsQuery } from './api/own-subscriptions-query.ts';

/**
 * Calls back once it is known which of the client's own subscriptions an id of the address names; with null where it is
 * none of theirs. Never for a guest.
 */
export function useGivenSubscription(
  id: string | null,
  onKnown: (own: OwnSubscription | null) => void,
): void {
  const { user } = useSession();
  const { data } = useQuery({
    ...ownSubscriptionsQuery(user?.id),
    enabled: id !== null && user !== null,
  });
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    if (id !== null && data) known(data.find((own) => own.id === id) ?? null);
  }, [id, data]);
}
