import { addDays, today } from '#domain/local-time.ts';
import { makeOffer } from '#tests/factories/service.ts';
import { anImage, type LocationKind, type LocationTerms } from './mock-location.ts';

const group = (id: number, name: string) => ({ id, name });
const pack = (id: number, sessions = 10, valid_days = 90) => ({
  id,
  name: `Abonament ${sessions} ședințe`,
  sessions,
  valid_days,
});

/** What each kind of location is, at a time: offers run relative to it. The order gives the ids, from 1. */
export function kinds(now: Date): [LocationKind, string, LocationTerms][] {
  const day = (days: number) => addDays(today(now), days);
  const offer = (id: number, from: number, to: number, discount: number, type = 'percentage') =>
    makeOffer({ id, start_date: day(from), end_date: day(to), discount, discount_type: type });
  return [
    ['plain', 'Salon Zori', {}],
    ['manual-approval', 'Atelier Bujor', { detail: { approval: 'manual' } }],
    ['questions', 'Studio Întrebări', { detail: { custom_fields: questions } }],
    ['health', 'Cabinet Sănătatea', { detail: healthDetail }],
    [
      'hidden-price',
      'Salon Discret',
      { services: [{ name: 'Consultanță', price: null, hidden_price: true }, { name: 'Tuns' }] },
    ],
    [
      'price-range',
      'Salon Variat',
      {
        services: [
          { name: 'Coafat', price: 50, range_price: true },
          { name: 'Balayage', price: 150, max_price: 300, range_price: true, duration: 120 },
        ],
      },
    ],
    [
      'offer',
      'Salon Ofertă',
      {
        services: [
          { name: 'Tuns', price: 80, has_offers: true, offers: [offer(1, -5, 10, 25)] },
          { name: 'Vopsit', price: 200, has_offers: true, offers: [offer(2, -5, 10, 30, 'fixed')] },
          { name: 'Coafat', price: 60, offers: [offer(3, 20, 30, 50), offer(4, -30, -20, 50)] },
        ],
      },
    ],
    [
      'equipment',
      'Spa Aparatură',
      {
        services: [
          { name: 'Saună', equipment_group: group(1, 'Saune') },
          { name: 'Laser', equipment_group: group(2, 'Lasere') },
          { name: 'Masaj' },
        ],
      },
    ],
    [
      'subscription',
      'Sala Abonați',
      {
        services: [
          {
            name: 'Fitness 10',
            price: 300,
            is_subscription: true,
            subscriptions: [pack(1), pack(3, 8, 180)],
          },
          { name: 'Pilates 10', price: 350, is_subscription: true, subscriptions: [pack(2)] },
          { name: 'Ședință', price: 40 },
        ],
      },
    ],
    [
      'unoffered',
      'Salon Rar',
      {
        services: [
          { name: 'Tuns Ana', offeredBy: [1] },
          { name: 'Tuns Mihai', offeredBy: [2] },
          { name: 'Permanent', offeredBy: [] },
        ],
      },
    ],
    ['no-services', 'Salon Nou', { services: [], reviews: 0, detail: { price_from: null } }],
    ['closed', 'Salon Închis', { detail: { hours: [] } }],
    ['booked-up', 'Salon Plin', { bookedUpDays: 40 }],
    ['no-reviews', 'Salon Tăcut', { reviews: 0 }],
    ['gallery', 'Salon Poze', { detail: pictures }],
    ['long-names', `Salonul ${'Neobișnuit de Lung '.repeat(5)}`.trim(), { services: longServices }],
  ];
}

const questions = [
  { id: 1, label: 'Cum ai aflat de noi', type: 'text' as const, required: true, options: [] },
  {
    id: 2,
    label: 'Tip de păr',
    type: 'select' as const,
    required: true,
    options: ['Drept', 'Ondulat'],
  },
  { id: 3, label: 'Am fost și altă dată', type: 'checkbox' as const, required: false, options: [] },
];

const healthDetail: LocationTerms['detail'] = {
  is_health: true,
  category: { id: 3, slug: 'medici', name: 'Medici' },
  custom_fields: questions.slice(0, 1),
};

const pictures: LocationTerms['detail'] = {
  gallery: [1, 2, 3, 4, 5, 6].map((nth) => anImage(9000 + nth, `Interior ${nth}`)),
  albums: [{ id: 1, name: 'Lucrări', images: [anImage(9101, 'Lucrare 1')] }],
};

const longServices = [
  { name: 'Tratament complet de reîmprospătare și reconstrucție profundă '.repeat(2).trim() },
  { name: 'Contracararea-efectelor-îndelungate-ale-soarelui-asupra-părului', price: 1234.5 },
];
