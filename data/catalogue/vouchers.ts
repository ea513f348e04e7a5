import { fold } from '#domain/words/fold.ts';
import { addDays, type LocalDate } from '#domain/time/local-time.ts';
import type { LocationDraft } from './location-draft.ts';
import type { Row } from './location-rows.ts';

type Terms = { uses: number; used: number; from: number; until: number };

const states: readonly Terms[] = [
  { uses: 200, used: 12, from: -30, until: 60 },
  { uses: 50, used: 3, from: -10, until: 30 },
  { uses: 20, used: 20, from: -40, until: 40 },
  { uses: 100, used: 41, from: -120, until: -15 },
  { uses: 100, used: 0, from: 12, until: 90 },
];

export function addVoucher({ id, random, rows, rowId, today }: LocationDraft): void {
  const draw = random('voucher');
  if (!draw.chance(0.15)) return;
  const percentage = draw.chance(0.7);
  const discount = draw.pick(percentage ? [5, 10, 15, 20] : [10, 20, 25]);
  const [word = ''] = (rows.locations[0]?.slug ?? '').split('-').slice(-1);
  const voucher = {
    id: rowId(1),
    location_id: id,
    user_id: null,
    discount,
    discount_type: percentage ? 'percentage' : 'fixed',
  };
  const code = `${word.toUpperCase()}${discount}-${id}`;
  rows.vouchers.push({ ...voucher, ...coded(code, draw.pick(states), today) });
  if (!draw.chance(0.4)) return;
  for (const service of draw.some(rows.services, 3))
    rows.voucher_services.push({ voucher_id: voucher.id, service_id: service.id });
}

export function generalVouchers(today: LocalDate): Row<'vouchers'>[] {
  const general = (id: number, code: string, discount: number, terms: Terms) => ({
    id,
    location_id: null,
    user_id: null,
    discount,
    discount_type: 'percentage',
    ...coded(code, terms, today),
  });
  return [
    general(1, 'BINEAIVENIT', 10, { uses: 1_000_000, used: 0, from: -30, until: 180 }),
    general(2, 'EPUIZAT20', 20, { uses: 100, used: 100, from: -30, until: 60 }),
    general(3, 'EXPIRAT15', 15, { uses: 1000, used: 230, from: -90, until: -5 }),
    general(4, 'INCURAND15', 15, { uses: 1000, used: 0, from: 20, until: 80 }),
    {
      ...general(5, 'REDUCERE25', 25, { uses: 100_000, used: 0, from: -5, until: 90 }),
      discount_type: 'fixed',
    },
  ];
}

export function coded(code: string, { uses, used, from, until }: Terms, today: LocalDate) {
  return {
    code,
    code_folded: fold(code),
    max_uses: uses,
    used,
    valid_from: addDays(today, from),
    valid_until: addDays(today, until),
  };
}
