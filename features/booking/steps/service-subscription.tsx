import type { Service } from '#contract/service.ts';
import { servicePrice } from '#components/services/service-price.ts';
import { fullDate } from '#domain/time/date-label.ts';
import type { OwnSubscription } from '#contract/own-subscription.ts';
import {
  lastDay,
  nextVisit,
  type OwnSubscriptionProblem,
} from '#domain/booking/own-subscription.ts';
import type { BookingFlow } from '../draft/use-booking.ts';
import { packageLabel, validityLabel, visitsLabel } from '#domain/words/count-labels.ts';

const ownProblems: Record<OwnSubscriptionProblem, string> = {
  canceled: 'Abonamentul tău este anulat.',
  withdrawn: 'Te-ai retras din acest abonament.',
  pending:
    'Locația nu a confirmat programarea cu care cumperi abonamentul, așa că încă nu îl poți folosi.',
  used_up: 'Abonamentul tău nu mai are ședințe.',
  not_begun: 'Abonamentul tău începe după această programare.',
  over: 'Abonamentul tău expiră înainte de această programare.',
};

function visitLabel(own: OwnSubscription): string {
  return `Abonamentul tău: ședința ${nextVisit(own)} din ${own.total}`;
}

type ServiceSubscriptionProps = { flow: BookingFlow; service: Service };

export function SubscriptionChoice({ flow, service }: ServiceSubscriptionProps) {
  if (!service.is_subscription) return null;
  if (hasChoice(flow, service)) return <SubscriptionRadios flow={flow} service={service} />;
  return packagesOf(flow, service).map((one) => (
    <p key={one.id} className="pb-2 text-sm text-muted last:pb-4">
      {packageLabel(one)}
    </p>
  ));
}

function packagesOf({ draft }: BookingFlow, { subscriptions }: Service) {
  const linked = subscriptions.filter(({ id }) => id === draft.addressSubscription);
  return linked.length > 0 ? linked : subscriptions;
}

function hasChoice(flow: BookingFlow, service: Service): boolean {
  const options = flow.own.usable.length + packagesOf(flow, service).length;
  return flow.draft.servicesIds.includes(service.id) && options > 1;
}

function SubscriptionRadios({ flow, service }: ServiceSubscriptionProps) {
  const { draft, own, change } = flow;
  // Packages show the price, because a used own subscription hides it in the service's row.
  const price = own.usable.length > 0 ? [servicePrice(service, draft.startDate ?? flow.today)] : [];
  const options = [
    ...own.usable.map((one) => ({
      key: one.id,
      label: visitLabel(one),
      hint: `valabil până pe ${fullDate(lastDay(one))}`,
      checked: own.used?.id === one.id,
      choose: () => change({ servicesSubscriptionId: one.id, buysAnother: false }),
    })),
    ...packagesOf(flow, service).map((one) => ({
      key: String(one.id),
      label: visitsLabel(one.sessions),
      hint: [validityLabel(one.valid_days), ...price].join(' · '),
      checked: !own.used && draft.subscription === one.id,
      choose: () =>
        change({ subscription: one.id, servicesSubscriptionId: null, buysAnother: true }),
    })),
  ];
  return (
    <fieldset className="flex flex-col pb-3">
      <legend className="sr-only">Alege abonamentul: {service.name}</legend>
      {options.map(({ key, label, hint, checked, choose }) => (
        <label key={key} className="flex min-h-target cursor-pointer items-center gap-3 py-1">
          <input
            type="radio"
            name={`subscription-${service.id}`}
            checked={checked}
            onChange={choose}
            className="radio appearance-none"
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

export function SubscriptionSummary({ flow, service }: ServiceSubscriptionProps) {
  if (!service.is_subscription) return null;
  const { draft, own } = flow;
  const subscription = service.subscriptions.find(({ id }) => id === draft.subscription);
  const sentences = own.used
    ? [visitLabel(own.used)]
    : [
        own.problem && ownProblems[own.problem],
        subscription &&
          `Cumperi un abonament de ${visitsLabel(subscription.sessions)}, ${validityLabel(subscription.valid_days)}.`,
      ];
  return (
    <div className="text-sm">
      {sentences.map((sentence) => sentence && <p key={sentence}>{sentence}</p>)}
      {!own.used && hasChoice(flow, service) && (
        <SubscriptionRadios flow={flow} service={service} />
      )}
    </div>
  );
}
