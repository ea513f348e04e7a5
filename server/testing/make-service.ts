import { toBani } from '#domain/money.ts';
import type { Db } from '../deps.ts';
import { nextId } from './next-id.ts';

export type ServiceInput = {
  name?: string;
  /** Minutes. */
  duration?: number;
  /** RON. */
  price?: number | null;
  max_price?: number | null;
  range_price?: boolean;
  hidden_price?: boolean;
  active?: boolean;
  /** Who offers it, by place in the location's professionals; everybody unless given. */
  professionals?: number[];
  /** Which equipment it needs, by place in the location's equipment. */
  equipment?: number;
  /** Sells a subscription instead of one visit. */
  subscription?: SubscriptionInput;
  /** Other subscriptions beside it. */
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
  /** The subscriptions that it sells. */
  subscriptions: { id: number }[];
};

/** A service of a location: a haircut of 30 minutes for 50 RON that everybody offers, unless told otherwise. */
export async function makeService(
  db: Db,
  around: Surroundings,
  input: ServiceInput = {},
): Promise<MadeService> {
  const id = nextId();
  const { name = `Tuns ${id}`, duration = 30, price = 50 } = input;
  const bani = (ron: number | null | undefined) => (ron == null ? null : toBani(ron));
  await db
    .insertInto('services')
    .values({
      id,
      location_id: around.locationId,
      service_category_id: around.categoryId,
      name,
      duration_min: duration,
      price_bani: bani(price),
      max_price_bani: bani(input.max_price),
      range_price: input.range_price ?? false,
      hidden_price: input.hidden_price ?? false,
      is_subscription: input.subscription !== undefined,
      equipment_group_id:
        input.equipment === undefined ? null : (around.equipment[input.equipment]?.id ?? null),
      position: around.position,
      active: input.active ?? true,
    })
    .execute();
  await offer(db, id, around, input);
  const sold = [input.subscription ?? [], input.otherSubscriptions ?? []].flat();
  const subscriptions: { id: number }[] = [];
  for (const one of sold) subscriptions.push(await sellSubscription(db, id, one));
  return { id, name, duration, subscriptions };
}

async function offer(db: Db, id: number, around: Surroundings, input: ServiceInput): Promise<void> {
  const who = input.professionals?.map((place) => around.professionals[place]);
  const links = (who ?? around.professionals).flatMap((professional) =>
    professional ? [{ service_id: id, professional_id: professional.id }] : [],
  );
  if (links.length > 0) await db.insertInto('service_professionals').values(links).execute();
  const offers = (input.offers ?? []).map((one) => ({
    id: nextId(),
    service_id: id,
    discount_type: 'percentage',
    ...one,
  }));
  if (offers.length > 0) await db.insertInto('offers').values(offers).execute();
}

async function sellSubscription(
  db: Db,
  serviceId: number,
  { name = 'Abonament', sessions = 5, valid_days = 90 }: SubscriptionInput,
): Promise<{ id: number }> {
  const id = nextId();
  await db
    .insertInto('subscriptions')
    .values({ id, service_id: serviceId, name, sessions, valid_days })
    .execute();
  return { id };
}
