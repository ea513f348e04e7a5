import type { Service } from '#contract/service.ts';
import { servicePrice } from '#components/services/service-price.ts';
import { fullDate } from '#domain/time/date-label.ts';
import { lastDay, nextSession } from '#domain/booking/own-subscription.ts';
import { copy } from '../copy.ts';
import type { BookingFlow } from '../draft/use-booking.ts';

type ServiceSubscriptionProps = { flow: BookingFlow; service: Service };

/**
 * Selects a subscription for a chosen service, an own one or one to buy. With fewer than two options only
 * lists the packages.
 */
export function SubscriptionChoice({ flow, service }: ServiceSubscriptionProps) {
  if (!service.is_subscription) return null;
  const { draft, own, change } = flow;
  const linkedPackages = service.subscriptions.filter(({ id }) => id === draft.addressSubscription);
  const packages = linkedPackages.length > 0 ? linkedPackages : service.subscriptions;
  // With an own subscription the row says that the service is included instead of its price.
  const price = own.usable.length > 0 ? [servicePrice(service, draft.startDate ?? flow.today)] : [];
  const options = [
    ...own.usable.map((one) => ({
      key: one.id,
      label: copy.ownSession(nextSession(one), one.total),
      hint: copy.ownUntil(fullDate(lastDay(one))),
      checked: own.used?.id === one.id,
      choose: () => change({ servicesSubscriptionId: one.id, buysAnother: false }),
    })),
    ...packages.map((one) => ({
      key: String(one.id),
      label: copy.sessions(one.sessions),
      hint: [copy.validDays(one.valid_days), ...price].join(' · '),
      checked: !own.used && draft.subscription === one.id,
      choose: () =>
        change({ subscription: one.id, servicesSubscriptionId: null, buysAnother: true }),
    })),
  ];
  if (!draft.servicesIds.includes(service.id) || options.length < 2) {
    return packages.map(({ id, sessions, valid_days }) => (
      <p key={id} className="pb-2 text-sm text-muted last:pb-4">
        {copy.sessions(sessions)}, {copy.validDays(valid_days)}
      </p>
    ));
  }
  return (
    <fieldset className="flex flex-col pb-3">
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

/**
 * Tells which visit a subscription service uses or which package it buys, and why an own subscription does
 * not pay.
 */
export function SubscriptionNote({ flow: { draft, own }, service }: ServiceSubscriptionProps) {
  if (!service.is_subscription) return null;
  const subscription = service.subscriptions.find(({ id }) => id === draft.subscription);
  const sentences = own.used
    ? [copy.ownSession(nextSession(own.used), own.used.total)]
    : [
        own.problem && copy.ownProblems[own.problem],
        subscription &&
          copy.buysSubscription(
            copy.sessions(subscription.sessions),
            copy.validDays(subscription.valid_days),
          ),
      ];
  return sentences.map(
    (sentence) =>
      sentence && (
        <span key={sentence} className="block text-xs text-muted">
          {sentence}
        </span>
      ),
  );
}
