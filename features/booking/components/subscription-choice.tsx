import type { Service } from '#contract/service.ts';
import { fullDate } from '#domain/date-label.ts';
import { nextSession } from '#domain/own-subscription.ts';
import { toWallTime } from '#domain/local-time.ts';
import { copy } from '../copy.ts';
import { BUY_ANOTHER } from '../draft.ts';
import type { BookingFlow } from '../use-booking.ts';

type SubscriptionChoiceProps = { flow: BookingFlow; service: Service };

/** Which subscription a chosen service uses: one that the client owns, or one to buy; nothing without a choice. */
export function SubscriptionChoice({ flow, service }: SubscriptionChoiceProps) {
  const { draft, own, change } = flow;
  const given = service.subscriptions.filter(({ id }) => id === draft.givenSubscription);
  const packages = given.length > 0 ? given : service.subscriptions;
  const options = [
    ...own.usable.map((one) => ({
      key: one.id,
      label: copy.ownSession(nextSession(one), one.total),
      hint: copy.ownUntil(fullDate(toWallTime(new Date(Date.parse(one.expires_at) - 1)).date)),
      checked: own.used?.id === one.id,
      choose: () => change({ servicesSubscriptionId: one.id }),
    })),
    ...packages.map((one) => ({
      key: String(one.id),
      label: copy.sessions(one.sessions),
      hint: copy.validDays(one.valid_days),
      checked: !own.used && draft.subscription === one.id,
      choose: () => change({ subscription: one.id, servicesSubscriptionId: BUY_ANOTHER }),
    })),
  ];
  if (options.length < 2) return null;
  return (
    <fieldset className="flex flex-col pr-4 pb-3 pl-12.5">
      <legend className="sr-only">
        {copy.chooseSubscription}: {service.name}
      </legend>
      {options.map(({ key, label, hint, checked, choose }) => (
        <label key={key} className="flex min-h-target cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name={`subscription-${service.id}`}
            checked={checked}
            onChange={choose}
            className="size-5 shrink-0 accent-brand"
          />
          <span className="min-w-0">
            <span className="font-medium">{label}</span>
            <span className="text-xs text-muted"> · {hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
