import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import { useSession } from '#hooks/use-session.ts';
import { ownSubscriptionsQuery } from '#lib/api/own-subscriptions-query.ts';

/**
 * Calls back once, when the client's subscriptions are loaded: with the one named in the URL, or null if it is
 * not theirs. Never calls back for a guest.
 */
export function useGivenSubscription(
  id: string | null,
  onKnown: (own: OwnSubscription | null) => void,
): void {
  const { user } = useSession();
  const { data } = useQuery({
    ...ownSubscriptionsQuery,
    enabled: id !== null && user !== null,
  });
  const isDone = useRef(false);
  const known = useEffectEvent(onKnown);
  useEffect(() => {
    if (id === null || !data || isDone.current) return;
    isDone.current = true;
    known(data.find((own) => own.id === id) ?? null);
  }, [id, data]);
}
