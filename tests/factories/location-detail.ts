import { makeProvider } from './provider.ts';
import type { LocationDetail, Professional } from '#contract/location-detail.ts';
import { makeService } from './service.ts';

export function makeProfessional(id: number): Professional {
  const names = [
    ['Ana', 'Pop'],
    ['Mihai', 'Țăran'],
    ['Ioana', 'Șerban'],
  ] as const;
  const [first_name, last_name] = names[(id - 1) % names.length] ?? names[0];
  return {
    id,
    first_name,
    last_name,
    name: `${first_name} ${last_name}`,
    title: 'Stilist',
    longest_stretch: 540,
  };
}

export function makeLocationDetail(changes: Partial<LocationDetail> = {}): LocationDetail {
  const id = changes.id ?? 12;
  return {
    id,
    slug: 'salon-zori',
    name: 'Salon Zori',
    logo: null,
    cover: null,
    average_rating: 4.8,
    rating_count: 32,
    category: { id: 1, slug: 'saloane', name: 'Saloane' },
    address: 'Strada Lăpușneanu 7',
    city: 'Iași',
    latitude: 47.16,
    longitude: 27.58,
    price_from: 80,
    description: 'Un salon mic și luminos.',
    county: 'Iași',
    city_slug: 'iasi',
    is_health: false,
    approval: 'automatic',
    booking_notice_minutes: 60,
    cancel_notice_minutes: 120,
    horizon_days: 60,
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, starts: '09:00', ends: '18:00' })),
    payment_methods: [{ id: 1, name: 'Numerar' }],
    provider: makeProvider(),
    custom_fields: [],
    professionals: [makeProfessional(1), makeProfessional(2)],
    service_categories: [
      {
        id: 1,
        name: 'Păr',
        services: [
          makeService({ id: 101, name: 'Tuns', price: 80 }),
          makeService({ id: 102, name: 'Vopsit', price: 200, duration: 90 }),
        ],
      },
    ],
    gallery: [],
    albums: [],
    updated_at: '2026-11-20T10:00:00+02:00',
    ...changes,
  };
}
