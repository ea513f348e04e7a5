import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { durationLabel } from '#domain/time/duration-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { coveredPrice } from '#domain/money/price-label.ts';
import { disabledSentences, type DisabledReason } from '#domain/booking/service-selection.ts';
import { offerNote, servicePrice, type ListedService } from './service-price.ts';

type ServiceRowProps = {
  service: ListedService;
  day: LocalDate | null;
  checked: boolean;
  reason: DisabledReason | null;
  onToggle: () => void;
  covered?: boolean;
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
      <label className="service-row">
        <span>
          {name}
          {service.is_subscription && <Badge tone="leaf">Abonament</Badge>}
        </span>
        <span className="service-facts">
          <span>
            {durationLabel(service.duration)}
            {service.is_subscription && ' pe ședință'}
          </span>
          <span>{covered ? coveredPrice : servicePrice(service, day)}</span>
        </span>
        {noteDay && !covered && (
          // Until `day` is known, an invisible note reserves the space.
          <span className={classes('service-note', !day && 'invisible')}>
            {offerNote(service, noteDay)}
          </span>
        )}
        {description && (
          <span
            className={classes('text-xs text-muted sm:text-sm', !checked && 'max-sm:line-clamp-4')}
          >
            {description}
          </span>
        )}
        {reason && <span className="text-sm text-muted">{disabledSentences[reason]}</span>}
        <span className="service-pick">
          <input
            type="checkbox"
            name="services"
            value={id}
            form={form}
            checked={checked}
            disabled={reason !== null}
            // A tick that early-input.ts replays may already be in `checked`.
            onChange={(event) => event.target.checked !== checked && onToggle()}
            className="appearance-none"
          />
          <Icon
            name={checked ? 'check' : 'plus'}
            className={checked ? 'text-on-brand' : reason ? 'text-line-strong' : 'text-ink'}
          />
        </span>
      </label>
      {details && (
        <details className="-mt-2 pb-1 text-sm text-muted">
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
