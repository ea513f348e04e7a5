import { useEffect, useState, type MouseEventHandler } from 'react';
import { Icon } from '#components/ui/icon.tsx';
import { NavLink } from '#components/ui/nav-link.tsx';
import type { NextSlot } from '#contract/slot.ts';
import type { paths } from '#contract/paths.ts';
import type { CallOutput } from '#contract/types.ts';
import { bookingPath } from '#domain/booking/booking-path.ts';

type SlotsQuery = {
  batch: readonly { id: number }[];
  criteria?: string;
};

type Slots = CallOutput<'locationsNextSlots'>['data'];

type AddressOf<Route> = Route extends `GET ${infer Path}` ? Path : never;
const address: AddressOf<(typeof paths)['locationsNextSlots']> = '/api/public/locations-next-slots';

const requests = new Map<string, Promise<Slots | void>>();

/** Bypasses axios and React Query, which would delay the slots. */
function requestNextSlots(query: string): Promise<Slots | void> {
  const request =
    requests.get(query) ??
    fetch(`${address}?${query}`, { signal: AbortSignal.timeout(8_000) })
      .then((response) => response.json() as Promise<{ data?: Slots }>)
      .then(({ data }) => data)
      .catch(() => {})
      .finally(() => requests.delete(query));
  requests.set(query, request);
  return request;
}

/** Reloads each hour, because slots pass and "mâine" becomes "azi". */
function useNextSlots({ batch, criteria = '' }: SlotsQuery): Slots | undefined {
  const query = batch.map(({ id }) => `ids[]=${id}&`).join('') + criteria;
  const [loaded, setLoaded] = useState<{ criteria: string; slots: Slots }>();
  useEffect(() => {
    let isCurrent = true;
    let loadedHour: number | null = null;
    const load = async () => {
      const hour = Math.floor(Date.now() / 3_600_000);
      if (hour === loadedHour) return;
      loadedHour = hour;
      const slots = await requestNextSlots(query);
      // Retries in the next minute.
      if (!slots) loadedHour = null;
      if (isCurrent)
        setLoaded((before) =>
          !slots && before?.criteria === criteria ? before : { criteria, slots: slots ?? {} },
        );
    };
    void load();
    const timer = setInterval(() => void load(), 60_000);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [query, criteria]);
  return loaded?.criteria === criteria ? loaded.slots : undefined;
}

export type NamedLocation = { id: number; slug: string; name: string };

type NextSlotsProps = SlotsQuery & {
  location: NamedLocation;
  onFollow?: MouseEventHandler<HTMLAnchorElement>;
};

export function NextSlots({ location, onFollow, ...query }: NextSlotsProps) {
  const { id, slug, name } = location;
  const data = useNextSlots(query);
  if (!data) return <div className="room-for-slots" />;
  const slots = data[id];
  // An empty parent would show the skeleton of `room-for-slots`.
  if (!slots) return <span />;
  const [first] = slots;
  if (!first)
    return (
      <p className="text-xs text-muted">
        {query.criteria
          ? 'Deocamdată nu are ore libere pentru ce cauți.'
          : 'Deocamdată nu am găsit ore libere.'}
      </p>
    );
  const { service_id, service_name, duration, price_label } = first;
  return (
    <div role="group" aria-label={`Ore libere la ${name}: ${service_name}`} className="slots">
      <NavLink
        href={`${bookingPath(id, slug)}?services=${service_id}`}
        onClick={onFollow}
        className="slot-service"
      >
        <span>{service_name}</span>
        <span>{` · ${duration} min · ${price_label}`}</span>
        <span className="sr-only">, alege alt serviciu</span>
        <Icon name="chevron-right" />
      </NavLink>
      <div>
        {slots.map((slot) => {
          const date = slot.starts_at.slice(0, 10);
          const time = timeOf(slot);
          return (
            <NavLink
              key={slot.starts_at}
              href={bookingPath(id, slug, { services: [slot.service_id], date, time })}
              onClick={onFollow}
              className="slot"
            >
              {slot.day_label} <strong>{time}</strong>
            </NavLink>
          );
        })}
      </div>
    </div>
  );
}

export function FirstSlot({ location, ...query }: NextSlotsProps) {
  const [first] = useNextSlots(query)?.[location.id] ?? [];
  if (!first) return null;
  const { day_label, service_name, price_label } = first;
  return `${price_label} · ${service_name}\nliber ${day_label} ${timeOf(first)}`;
}

/** Cuts out the wall time, because the text has Bucharest's offset. */
function timeOf({ starts_at: instant }: NextSlot): string {
  return instant.slice(11, 16);
}
