'use client';

import { useRouter } from 'next/navigation';
import { useEffect, type ReactNode } from 'react';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { isSavingData } from '#components/ui/nav-link.tsx';
import { selectionCopy } from '#components/services/copy.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { plural } from '#domain/words/numbers.ts';
import { isFree, lineLabel, totalLabel } from '#domain/money/price-label.ts';
import { priceBooking, pricedService } from '#domain/money/price.ts';
import { bookingPath } from '#domain/booking/booking-path.ts';
import { disabledReason } from '#domain/booking/service-selection.ts';
import type { BookableService } from '../bookable-service.ts';
import { bookingFormId, useSelection } from './service-board.tsx';

/** Phones show `start`, which `not-first:hidden` hides once a service is chosen. */
export function SelectionSummary({ start }: { start?: ReactNode }) {
  const { servicesIds, services, rules, day, toggle } = useSelection();
  if (services.length === 0) return null;
  const list = servicesIds.flatMap((id) => services.find((service) => service.id === id) ?? []);
  const sums = day && list.length > 0 ? sumsOf(list, day) : null;
  const submitLabel = list.length > 0 ? selectionCopy.next : selectionCopy.book;

  return (
    <>
      <BookingForm />
      <div className="hidden flex-col gap-4 rounded-card border border-line bg-surface p-6 lg:flex">
        <h2 className="text-lg">{selectionCopy.title}</h2>
        {sums ? (
          <>
            <ul className="-my-1">
              {list.map(({ id, name }, at) => (
                <li key={id} className="flex items-center justify-between gap-2">
                  <span className="min-w-0 flex-1 text-sm">{name}</span>
                  <span className="tabular text-sm font-semibold">{sums.prices[at]}</span>
                  {disabledReason(rules, id) === null && (
                    <IconButton
                      label={`Scoate „${name}”`}
                      icon="x"
                      onClick={() => toggle(id)}
                      className="-mr-3 text-muted"
                    />
                  )}
                </li>
              ))}
            </ul>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t border-line pt-4 text-sm">
              <dt className="text-muted">Durată</dt>
              <dd className="tabular text-right">{sums.duration}</dd>
              <dt className="text-muted">{selectionCopy.total}</dt>
              <dd className="tabular text-right text-base font-semibold">{sums.total}</dd>
            </dl>
            {sums.hasOffers && (
              <p className="text-xs text-muted">
                Preț cu ofertele de azi; în altă zi poate fi diferit.
              </p>
            )}
          </>
        ) : (
          <p className="text-sm text-muted">
            Alege unul sau mai multe servicii și vezi aici totalul și durata.
          </p>
        )}
        <Button type="submit" form={bookingFormId} size="large" full>
          {submitLabel}
        </Button>
        {!sums?.isFree && <p className="text-xs text-muted">{selectionCopy.payThere}</p>}
      </div>
      <div className="selection-bar">
        <p role="status" className="tabular flex min-w-0 flex-col">
          {sums && (
            <>
              <strong className="text-base font-semibold">{sums.total}</strong>
              <span className="text-xs text-muted short:sr-only">
                {plural(list.length, selectionCopy.count)} · {sums.duration}
              </span>
            </>
          )}
          {start}
        </p>
        <Button type="submit" form={bookingFormId} className="shrink-0 sm:min-w-32">
          {submitLabel}
        </Button>
      </div>
    </>
  );
}

function sumsOf(services: BookableService[], date: LocalDate) {
  const price = priceBooking(services.map(pricedService), { date });
  return {
    prices: price.lines.map(lineLabel),
    total: totalLabel(price),
    isFree: isFree(price),
    duration: durationLabel(services.reduce((sum, { duration }) => sum + duration, 0)),
    hasOffers: price.lines.some(({ offer }) => offer !== null),
  };
}

function BookingForm() {
  const { locationId, slug, servicesIds } = useSelection();
  const router = useRouter();
  const path = bookingPath(locationId, slug, { services: servicesIds });
  useEffect(() => {
    if (servicesIds.length > 0 && !isSavingData()) router.prefetch(path);
  }, [router, path, servicesIds.length]);
  return (
    <form
      id={bookingFormId}
      action={bookingPath(locationId, slug)}
      onSubmit={(event) => {
        event.preventDefault();
        // Without a chosen service, the bar's button follows the link of the first slot.
        const { submitter } = event.nativeEvent as SubmitEvent;
        const slot = document.querySelector<HTMLElement>('a.slot');
        if (slot && !servicesIds.length && submitter?.closest('.selection-bar')) slot.click();
        else if (document.documentElement.dataset.outsideScripts === undefined) router.push(path);
        else location.assign(path);
      }}
    />
  );
}
