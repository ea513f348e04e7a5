import { maybeBani } from '#domain/money/money.ts';
import type { Db } from '../deps.ts';
import { nextId } from './make-basics.ts';

export type ServiceInput = {
  name?: string;
  duration?: number;
  /** RON. */
  price?: number | null;
  max_price?: number | null;
  range_price?: boolean;
  hidden_price?: boolean;
  active?: boolean;
  /** Indexes in the location's list; default: all. */
  professionals?: number[];
  equipment?: number;
  /** Sold instead of a single visit. */
  subscription?: SubscriptionInput;
  otherSubscriptions?: SubscriptionInput[];
  offers?: { start_date: string; end_date: string; discount: number; discount_type?: string }[];
};

type SubscriptionInput = {
  name?: string;
  sessions?: number;
  valid_days?: number;
};

type Surroundings = {
  locationId: number;
  categoryId: number;
  professionals: readonly { id: number }[];
  equipment: readonly { id: number }[];
  position: number;
};

export type MadeService = {
  id: number;
  name: string;
  duration: number;
  subscriptions: { id: number }[];
};

export async function makeService(
  db: Db,
  around: Surroundings,
  input: ServiceInput = {},
): Promise<MadeService> {
  const id = nextId();
  const { name = `Tuns ${id}`, duration = 30, price = 50, max_price = null } = input;
  await db
    .insertInto('services')
    .values({
      id,
      location_id: around.locationId,
      service_category_id: around.categoryId,
      name,
      duration_min: duration,
      price_bani: maybeBani(price),
      max_price_bani: maybeBani(max_price),
      range_price: input.range_price ?? false,
      hidden_price: input.hidden_price ?? false,
      is_subscription: input.subscription !== undefined,
      equipment_group_id: around.equipment[input.equipment ?? -1]?.id ?? null,
      position: around.position,
      active: input.active ?? true,
    })
    .execute();
  const links = around.professionals
    .filter((_, place) => input.professionals?.includes(place) ?? true)
    .map((professional) => ({ service_id: id, professional_id: professional.id }));
  if (links.length > 0) await db.insertInto('service_professionals').values(links).execute();
  const offers = (input.offers ?? []).map((one) => ({
    ...{ id: nextId(), service_id: id, discount_type: 'percentage' },
    ...one,
  }));
  if (offers.length > 0) await db.insertInto('offers').values(offers).execute();
  const packages = [input.subscription ?? [], input.otherSubscriptions ?? []].flat();
  const subscriptions = packages.map((one) => ({
    ...{ id: nextId(), service_id: id, name: 'Abonament', sessions: 5, valid_days: 90 },
    ...one,
  }));
  if (subscriptions.length > 0)
    await db.insertInto('subscriptions').values(subscriptions).execute();
  return { id, name, duration, subscriptions };
}
