import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import type { Service } from '#contract/service.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import type { Offer } from '#domain/money/offer.ts';
import { coveredPrice } from '#domain/money/price-label.ts';
import { disabledSentences, type DisabledReason } from '#domain/booking/service-selection.ts';
import { offerNote, servicePrice } from './service-price.ts';

/** Prices in RON before offers, durations in minutes. */
export type ListedService = Pick<
  Service,
  | 'id'
  | 'name'
  | 'description'
  | 'duration'
  | 'price'
  | 'max_price'
  | 'range_price'
  | 'hidden_price'
  | 'professionals'
  | 'is_subscription'
  | 'advanced_details'
> & { offers: Offer[] };

type ServiceRowProps = {
  service: ListedService;
  /** Day of the price; null until hydration. */
  day: LocalDate | null;
  checked: boolean;
  reason: DisabledReason | null;
  onToggle: () => void;
  covered?: boolean;
  /** Id of the form that submits the checkbox without script. */
  form?: string;
  children?: ReactNode;
};

export function ServiceRow(props: ServiceRowProps) {
  const { service, day, checked, reason, onToggle, covered, form, children } = props;
  const { id, name, description, advanced_details: details } = service;
  const [firstOffer] = service.offers;
  const noteDay = day ?? firstOffer?.start_date;

  return (
    <li className="border-t border-line first:border-t-0">
      <label
        className={classes(
          '-mx-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-card px-3 py-4 transition-colors sm:grid-cols-[minmax(0,1fr)_auto_auto]',
          reason ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-surface',
          checked && 'bg-surface',
        )}
      >
        <span
          className={classes('flex min-w-0 flex-col gap-0.5', reason && !checked && 'text-muted')}
        >
          <span className="flex flex-wrap items-center gap-x-2 text-base font-semibold">
            {name}
            {service.is_subscription && <Badge tone="leaf">Abonament</Badge>}
          </span>
          <span className="text-sm text-muted">{durationLabel(service.duration)}</span>
          {description && <span className="text-sm text-muted">{description}</span>}
          {reason && <span className="text-sm text-muted">{disabledSentences[reason]}</span>}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 sm:max-w-52 lg:max-w-72 sm:flex-col sm:items-end sm:text-right">
          <span className="tabular text-base font-semibold">
            {covered ? coveredPrice : servicePrice(service, day)}
          </span>
          {noteDay && !covered && (
            // An invisible note reserves the space.
            <span className={classes('text-xs font-semibold text-leaf', !day && 'invisible')}>
              {offerNote(service, noteDay)}
            </span>
          )}
        </span>
        <span className="relative col-start-2 row-span-2 row-start-1 flex items-start sm:col-start-3 sm:row-span-1">
          <input
            type="checkbox"
            name="services"
            value={id}
            form={form}
            checked={checked}
            disabled={reason !== null}
            // A tick from before hydration may already be stored.
            onChange={(event) => event.target.checked !== checked && onToggle()}
            className="peer size-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken disabled:checked:bg-muted"
          />
          <Icon
            name={checked ? 'check' : 'plus'}
            className={classes(
              'pointer-events-none absolute top-3 left-3',
              checked ? 'text-on-brand' : reason ? 'text-line-strong' : 'text-ink',
            )}
          />
        </span>
      </label>
      {details && (
        <details className="pb-4 text-sm text-muted">
          <summary className="inline-flex min-h-target items-center underline underline-offset-4 hover:text-ink">
            Detalii
          </summary>
          <p className="max-w-reading whitespace-pre-line">{details}</p>
        </details>
      )}
      {children}
    </li>
  );
}
