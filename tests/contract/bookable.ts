import type { LocationDetail } from '#contract/location-detail.ts';
import type { LocationCard } from '#contract/location-list.ts';
import type { Service } from '#contract/service.ts';
import type { Slot } from '#contract/slot.ts';
import { addDays, today, type LocalDate } from '#domain/time/local-time.ts';
import { ContractClient } from './contract-client.ts';

export type Bookable = {
  location: LocationDetail;
  service: Service;
  date: LocalDate;
  slots: Slot[];
};

export async function firstLocations(): Promise<LocationCard[]> {
  const { body } = await new ContractClient().call('listLocations', { query: { per_page: 50 } });
  if (body.data.length === 0) throw new Error('The back end lists no location to check with.');
  return body.data;
}

export async function detailOf(card: Pick<LocationCard, 'slug' | 'id'>): Promise<LocationDetail> {
  const params = { slug: card.slug, location_id: card.id };
  const query = { version: 'latest' };
  return (await new ContractClient().call('locationDetail', { params, query })).body.data;
}

export async function findBookable(): Promise<Bookable> {
  for (const card of await firstLocations()) {
    const location = await detailOf(card);
    const bookable = location.approval === 'automatic' && (await freeTimesOf(location));
    if (bookable) return bookable;
  }
  throw new Error('None of the first 50 locations has a priced service with a free time.');
}

async function freeTimesOf(location: LocationDetail): Promise<Bookable | null> {
  const service = location.service_categories
    .flatMap(({ services }) => services)
    .find((one) => one.professionals.length > 0 && one.price !== null && !one.is_subscription);
  if (!service) return null;
  const client = new ContractClient();
  const ask = (from: LocalDate, to: LocalDate) =>
    client.call('locationSlots', {
      params: { id: location.id },
      query: { services: [service.id], from, to },
    });
  const soon = addDays(today(new Date()), 3);
  const { body } = await ask(soon, addDays(soon, 1));
  const date = body.meta.first_available;
  if (!date) return null;
  const slots = (await ask(date, date)).body.data[date] ?? [];
  // Tests also move a booking, so one slot is not enough.
  return slots.length > 1 ? { location, service, date, slots } : null;
}
