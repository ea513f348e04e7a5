'use client';

import { Badge } from '#components/ui/badge.tsx';
import { classes } from '#components/ui/classes.ts';
import { Icon } from '#components/ui/icon.tsx';
import { durationLabel } from '#domain/duration-label.ts';
import type { LocalDate } from '#domain/local-time.ts';
import { disabledReason } from '#domain/service-selection.ts';
import { disabledSentences } from '#lib/disabled-sentences.ts';
import type { BookableService } from '../bookable-service.ts';
import { copy } from '../copy.ts';
import { offerNote, servicePrice } from '../offer-note.ts';
import { BOOKING_FORM_ID, useSelection } from '../selection-context.tsx';

type ServiceRowProps = { service: BookableService; today: LocalDate | null };

/** One service as a checkbox as wide as the list. */
export function ServiceRow({ service, today }: ServiceRowProps) {
  const { chosen, rules, toggle } = useSelection();
  const { id, name, description, advanced_details: details } = service;
  const checked = chosen.includes(id);
  const reason = disabledReason(rules, id);
  const blocked = reason !== null && reason !== 'given';

  return (
    <li className="border-t border-line first:border-t-0">
      <label
        className={classes(
          '-mx-3 grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 rounded-card px-3 py-4 transition-colors sm:grid-cols-[minmax(0,1fr)_auto_auto]',
          blocked ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-surface',
          checked && 'bg-surface',
        )}
      >
        <span className={classes('flex min-w-0 flex-col gap-0.5', blocked && 'text-muted')}>
          <span className="flex flex-wrap items-center gap-x-2 text-base font-semibold">
            {name}
            {service.is_subscription && <Badge tone="leaf">{copy.service.subscription}</Badge>}
          </span>
          <span className="text-sm text-muted">{durationLabel(service.duration)}</span>
          {description && <span className="line-clamp-2 text-sm text-muted">{description}</span>}
          {reason && <span className="text-sm text-muted">{disabledSentences[reason]}</span>}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-3 sm:max-w-52 sm:flex-col sm:items-end sm:text-right">
          <span className="tabular text-base font-semibold">{servicePrice(service, today)}</span>
          {service.offers.length > 0 && (
            <span className="min-h-5 min-w-24 text-xs font-semibold text-leaf">
              {today && offerNote(service, today)}
            </span>
          )}
        </span>
        <span className="relative col-start-2 row-span-2 row-start-1 flex items-start sm:col-start-3 sm:row-span-1">
          <input
            type="checkbox"
            name="services"
            value={id}
            form={BOOKING_FORM_ID}
            checked={checked}
            disabled={blocked}
            // A tick from before the script was there may be what was kept already.
            onChange={(event) => event.target.checked !== checked && toggle(id)}
            className="peer size-11 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-colors checked:border-brand checked:bg-brand hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-sunken"
          />
          <Icon
            name={checked ? 'check' : 'plus'}
            className={classes(
              'pointer-events-none absolute top-3 left-3',
              checked ? 'text-on-brand' : blocked ? 'text-line-strong' : 'text-ink',
            )}
          />
        </span>
      </label>
      {details && (
        <details className="pb-4 text-sm text-muted">
          <summary className="inline-flex min-h-target items-center underline underline-offset-4 hover:text-ink">
            {copy.service.details}
          </summary>
          <p className="max-w-reading whitespace-pre-line">{details}</p>
        </details>
      )}
    </li>
  );
}
