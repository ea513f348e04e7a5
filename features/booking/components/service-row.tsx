import { useId } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { PriceText } from '#components/ui/price-text.tsx';
import type { Service } from '#contract/service.ts';
import { disabledReason } from '#domain/service-selection.ts';
import { disabledSentences } from '#lib/disabled-sentences.ts';
import { copy } from '../copy.ts';
import { COVERED_PRICE } from '#domain/price-label.ts';
import { SubscriptionChoice } from './subscription-choice.tsx';
import { selectionContext } from '../selection.ts';
import { serviceOffer, servicePriceLabel } from '../service-price.ts';
import type { BookingFlow } from '../use-booking.ts';

type ServiceRowProps = { service: Service; flow: BookingFlow; onToggle: () => void };

/** One service: the whole row chooses it; when it cannot be chosen it says why. */
export function ServiceRow({ service, flow, onToggle }: ServiceRowProps) {
  const id = useId();
  const { location, draft, today } = flow;
  const chosen = draft.servicesIds.includes(service.id);
  const reason = disabledReason(selectionContext(location, draft), service.id);
  const offer = serviceOffer(service, draft.startDate ?? today, today);
  const packages = service.is_subscription ? service.subscriptions : [];
  const covered = flow.own.used?.service.id === service.id;
  return (
    <li className={classes('transition-colors', chosen && 'bg-brand-soft')}>
      <label
        className={classes(
          'flex items-start gap-3 p-4',
          reason ? 'cursor-not-allowed' : 'cursor-pointer',
          !reason && !chosen && 'hover:bg-sunken/60',
        )}
      >
        <span className="relative mt-px flex size-5.5 shrink-0">
          <input
            type="checkbox"
            checked={chosen}
            disabled={reason !== null}
            onChange={onToggle}
            aria-describedby={`${id}-about`}
            className="peer size-full appearance-none rounded-[6px] border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand disabled:border-line disabled:bg-sunken disabled:checked:bg-muted"
          />
          <Icon
            name="check"
            size={16}
            className="pointer-events-none absolute inset-0 m-auto text-on-brand opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="flex min-w-0 flex-1 flex-col gap-1">
          <span className={classes('font-semibold', reason && !chosen && 'text-muted')}>
            {service.name}
          </span>
          <span id={`${id}-about`} className="flex flex-col items-start gap-1.5 text-xs text-muted">
            <span>
              {service.duration_label}
              {service.description && ` · ${service.description}`}
            </span>
            {(!chosen || packages.length === 1) &&
              packages.map(({ id: packageId, sessions, valid_days }) => (
                <Badge key={packageId} tone="leaf">
                  {copy.subscription} · {copy.sessions(sessions)}, {copy.validDays(valid_days)}
                </Badge>
              ))}
            {offer && (
              <Badge tone="sun" icon={<Icon name="tag" size={16} />}>
                {offer}
              </Badge>
            )}
            {reason && <span className="font-medium text-ink">{disabledSentences[reason]}</span>}
          </span>
        </span>
        <PriceText
          {...(covered
            ? { label: COVERED_PRICE }
            : servicePriceLabel(service, draft.startDate ?? today))}
          className="shrink-0"
        />
      </label>
      {chosen && service.is_subscription && <SubscriptionChoice flow={flow} service={service} />}
    </li>
  );
}
