import { queryOptions, useQuery } from '@tanstack/react-query';
import type { MouseEventHandler } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { NextSlot } from '#contract/next-slots.ts';
import { relativeDay } from '#domain/time/date-label.ts';
import { today, toWallTime } from '#domain/time/local-time.ts';
import { useLast } from '#hooks/use-last.ts';
import { getQueryClient } from '#lib/api/query-client.ts';
import { bookingPath } from '#domain/booking/booking-path.ts';
import type { CallInput } from '#contract/types.ts';
import { call } from '#lib/api/call.ts';

export type SlotCriteria = Omit<NonNullable<CallInput<'locationsNextSlots'>['query']>, 'ids'>;

function nextSlotsQuery(ids: number[], criteria: SlotCriteria = {}) {
  return queryOptions({
    queryKey: ['locations', 'next-slots', ids, criteria],
    queryFn: async () => (await call('locationsNextSlots', { query: { ids, ...criteria } })).data,
    retry: false,
  });
}

/** The words of the next free times of a location. */
const copy = {
  change: ', alege alt serviciu',
  freeAt: (name: string, service: string) => `Ore libere la ${name}: ${service}`,
  full: 'Deocamdată nu am găsit ore libere',
  fullFor: 'Deocamdată nu are ore libere pentru ce cauți',
};

export type NamedLocation = { id: number; slug: string; name: string };

type NextSlotsProps = {
  location: NamedLocation;
  batch: readonly { id: number }[];
  criteria?: SlotCriteria;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

/** The next free times of a location as links to book them. Renders nothing if the request failed. */
export function NextSlots({ location, batch, criteria = {}, onFollow }: NextSlotsProps) {
  const ids = batch.map(({ id }) => id);
  const query = useQuery(nextSlotsQuery(ids, criteria), getQueryClient());
  const slots = useLast(query.data)?.[location.id];
  if (!slots) return query.isPending && <div className="room-for-slots" />;
  const hasCriteria = Object.values(criteria).some(Boolean);
  const [first] = slots;
  if (!first) return <p className="text-xs text-muted">{hasCriteria ? copy.fullFor : copy.full}</p>;
  return (
    <div
      role="group"
      aria-label={copy.freeAt(location.name, first.service_name)}
      className="relative z-10 -mt-3 flex flex-col"
    >
      <ServiceLink location={location} slot={first} onFollow={onFollow} />
      <div className="grid grid-cols-3 gap-2 narrow:grid-cols-1">
        {slots.map((slot) => (
          <SlotLink key={slot.starts_at} location={location} slot={slot} onFollow={onFollow} />
        ))}
      </div>
    </div>
  );
}

type SlotLinkProps = Pick<NextSlotsProps, 'location' | 'onFollow'> & { slot: NextSlot };

/** "Tuns · 30 min · 75 RON"; the price gives way last. */
function ServiceLink({ location: { id, slug }, slot, onFollow }: SlotLinkProps) {
  const { service_id, service_name, duration, price_label } = slot;
  return (
    <NavLink
      href={`${bookingPath(id, slug)}?services=${service_id}`}
      onClick={onFollow}
      className="tabular flex min-h-target items-center self-start max-w-full text-sm font-semibold text-ink no-underline underline-offset-4 hover:underline"
    >
      <span className="truncate">{service_name}</span>
      <span className="shrink-0 whitespace-pre">
        {[` · ${duration} min`, price_label].filter(Boolean).join(' · ')}
      </span>
      <span className="sr-only">{copy.change}</span>
      <Icon name="chevron-right" size={16} className="text-muted" />
    </NavLink>
  );
}

function SlotLink({ location: { id, slug }, slot, onFollow }: SlotLinkProps) {
  const { date, time } = toWallTime(new Date(slot.starts_at));
  return (
    <NavLink
      href={bookingPath(id, slug, { services: [slot.service_id], date, time })}
      onClick={onFollow}
      className="tabular flex min-h-target min-w-0 flex-col items-center justify-center rounded-control border border-line-strong bg-surface px-1 text-xs whitespace-nowrap text-muted no-underline transition-colors hover:border-leaf hover:bg-leaf-soft narrow:flex-row narrow:gap-2"
    >
      {relativeDay(date, today(new Date()))}{' '}
      <strong className="text-sm leading-tight text-leaf">{time}</strong>
    </NavLink>
  );
}
