import type { CustomField, LocationDetail } from '#contract/location-detail.ts';
import type { Service } from '#contract/service.ts';
import { addDays, today } from '#domain/time/local-time.ts';
import { makeImage } from '#tests/factories/image.ts';
import { makeOffer } from '#tests/factories/service.ts';

export type LocationTerms = {
  services?: Partial<Service>[];
  detail?: Partial<LocationDetail>;
  reviews?: number;
};

export type LocationKind = keyof ReturnType<typeof kinds>;

/** Dates of offers are relative to `now`. The order of kinds sets the ids of locations, from 1. */
export function kinds(now: Date) {
  const day = (days: number) => addDays(today(now), days);
  const offer = (id: number, [from, to]: [number, number], discount: number, price: number) =>
    makeOffer({
      id,
      start_date: day(from),
      end_date: day(to),
      discount,
      lowest_price_label: `Cel mai mic preț din cele 30 de zile dinaintea ofertei: ${price}\u00A0RON`,
    });
  const offers = [
    { name: 'Tuns', offers: [offer(1, [-5, 10], 25, 80)] },
    {
      name: 'Vopsit',
      price: 200,
      offers: [{ ...offer(2, [-5, 10], 30, 200), discount_type: 'fixed' }],
    },
    {
      name: 'Coafat',
      price: 60,
      offers: [offer(3, [20, 30], 50, 60), offer(4, [-30, -20], 50, 60)],
    },
  ];
  return {
    plain: ['Salon Zori', {}],
    'manual-approval': ['Atelier Bujor', { detail: { approval: 'manual' } }],
    questions: ['Studio Întrebări', { detail: { custom_fields: customFields } }],
    health: ['Cabinet Sănătatea', { detail: { is_health: true, category: doctors } }],
    'hidden-price': ['Salon Discret', { services: hiddenPrice }],
    'price-range': ['Salon Variat', { services: ranges }],
    offer: ['Salon Ofertă', { services: offers }],
    subscription: ['Sala Abonați', { services: subscriptions }],
    'no-services': ['Salon Nou', { services: [], reviews: 0, detail: { price_from: null } }],
    closed: ['Salon Închis', { detail: { hours: [] } }],
    'no-reviews': ['Salon Tăcut', { reviews: 0 }],
    gallery: ['Salon Poze', { detail: pictures }],
    'long-names': [`Salonul ${'Neobișnuit de Lung '.repeat(5)}`.trim(), { services: longNames }],
  } satisfies Record<string, [string, LocationTerms]>;
}

const doctors = { id: 3, slug: 'medici', name: 'Medici' };

const customFields: CustomField[] = [
  { id: 1, label: 'Cum ai aflat de noi', type: 'text', required: true, options: [] },
  { id: 2, label: 'Tip de păr', type: 'select', required: true, options: ['Drept', 'Ondulat'] },
  { id: 3, label: 'Am fost și altă dată', type: 'checkbox', required: false, options: [] },
];

const hiddenPrice = [{ name: 'Consultanță', price: null, hidden_price: true }, { name: 'Tuns' }];

const ranges = [
  { name: 'Coafat', price: 50, range_price: true },
  { name: 'Balayage', price: 150, max_price: 300, range_price: true, duration: 120 },
];

const subscriptions = ['Fitness 10', 'Pilates 10'].map((name, index) => ({
  name,
  price: 300,
  is_subscription: true,
  subscriptions: [{ id: index + 1, name: '10 ședințe', sessions: 10, valid_days: 90 }],
}));

const pictures = {
  gallery: [1, 2, 3, 4, 5, 6].map((nth) => makeImage(9000 + nth, `Interior ${nth}`)),
  albums: [{ id: 1, name: 'Lucrări', images: [makeImage(9101, 'Lucrare 1')] }],
};

const longNames = [
  { name: 'Tratament complet de reîmprospătare și reconstrucție profundă '.repeat(2).trim() },
  { name: 'Contracararea-efectelor-îndelungate-ale-soarelui-asupra-părului', price: 1234.5 },
];
