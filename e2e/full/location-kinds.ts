import { addDays, today } from '#domain/local-time.ts';
import type { Db } from '#server/deps.ts';
import type { LocationInput } from '#server/testing/make-location.ts';

const day = (days: number) => addDays(today(new Date()), days);

/** What is special about each kind of location; all else is as in make-location.ts. */
const kinds = {
  /** Two services at fixed prices, two professionals. */
  plain: () => ({}),
  manual: () => ({ approval: 'manual' }),
  questions: () => ({
    custom_fields: [
      { label: 'Ce păr ai?', type: 'select', options: ['Drept', 'Creț'], required: true },
      { label: 'Cum ai aflat de noi?', type: 'text' },
      { label: 'Vreau și o cafea', type: 'checkbox' },
    ],
  }),
  health: () => ({ services: [{ name: 'Consultație', price: 250 }] }),
  'hidden price': () => ({ services: [{ name: 'Tuns tainic', hidden_price: true }] }),
  'from price': () => ({ services: [{ name: 'Vopsit', price: 150, range_price: true }] }),
  'range price': () => ({
    services: [{ name: 'Vopsit', price: 150, max_price: 300, range_price: true }],
  }),
  offer: () => ({
    services: [
      {
        name: 'Tuns la ofertă',
        price: 100,
        offers: [{ start_date: day(-1), end_date: day(30), discount: 25 }],
      },
    ],
  }),
  /** Two services, each with a machine of its own. */
  equipment: () => ({
    equipment: [{ name: 'Laser' }, { name: 'Masă' }],
    services: [
      { name: 'Epilare', equipment: 0 },
      { name: 'Masaj', equipment: 1 },
    ],
  }),
  subscription: () => ({
    services: [
      { name: 'Tuns clasic', price: 60 },
      { name: 'Tuns cu abonament', price: 250, subscription: { sessions: 5, valid_days: 90 } },
    ],
  }),
  'no professionals': () => ({ professionals: 0 }),
  /** A code takes a tenth off. */
  voucher: () => ({}),
} satisfies Record<string, () => LocationInput>;

export type LocationKind = keyof typeof kinds;

const plain: LocationInput = {
  professionals: [
    { first_name: 'Andrei', last_name: 'Munteanu' },
    { first_name: 'Mara', last_name: 'Ionescu' },
  ],
  services: [
    { name: 'Tuns clasic', price: 60, duration: 30 },
    { name: 'Tuns și spălat', price: 85, duration: 45 },
  ],
};

/** What to make for a location of this kind, in Iași as the catalogue of the database knows it. */
export async function inputOfKind(db: Db, kind: LocationKind): Promise<LocationInput> {
  const locality = await db
    .selectFrom('localities')
    .select(['id', 'name', 'latitude', 'longitude'])
    .where('slug', '=', 'iasi')
    .executeTakeFirstOrThrow();
  const category = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .where('is_health', '=', kind === 'health')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return { ...plain, locality, category, ...kinds[kind]() };
}
