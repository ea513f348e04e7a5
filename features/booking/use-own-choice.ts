import { useQuery } from '@tanstack/react-query';
import { useSession } from '#hooks/use-session.ts';
import { ownSubscriptionsQuery } from './api/own-subscriptions-query.ts';
import type { BookingLocation } from './booking-location.ts';
import type { Draft } from './draft.ts';
import { ownChoice, type OwnChoice } from './own-choice.ts';
import { sellsSubscription } from './selection.ts';

/** What the signed-in client's own subscriptions mean for a draft; asked for only where they can matter. */
export function useOwnChoice(location: BookingLocation, draft: Draft): OwnChoice {
  const { user } = useSession();
  const { data = [] } = useQuery({
    ...ownSubscriptionsQuery(user?.id),
    enabled: user !== null && sellsSubscription(location, draft),
  });
  return ownChoice(user ? data : [], location, draft, new Date());
}
