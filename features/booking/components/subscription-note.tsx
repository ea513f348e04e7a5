import type { Service } from '#contract/service.ts';
import { nextSession } from '#domain/own-subscription.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../use-booking.ts';

type SubscriptionNoteProps = { flow: BookingFlow; service: Service };

/** What a chosen subscription service uses or buys; also why a subscription that the client has does not pay. */
export function SubscriptionNote({ flow: { draft, own }, service }: SubscriptionNoteProps) {
  if (!service.is_subscription) return null;
  const package_ = service.subscriptions.find(({ id }) => id === draft.subscription);
  const words = own.used
    ? [copy.ownSession(nextSession(own.used), own.used.total)]
    : [
        own.problem && copy.ownProblems[own.problem],
        package_ &&
          copy.buysSubscription(
            copy.sessions(package_.sessions),
            copy.validDays(package_.valid_days),
          ),
      ];
  return words.map(
    (sentence) =>
      sentence && (
        <span key={sentence} className="block text-xs text-muted">
          {sentence}
        </span>
      ),
  );
}
