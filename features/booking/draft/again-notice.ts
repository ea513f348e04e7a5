import { toBani } from '#domain/money/money.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { moneyLabel, totalLabel } from '#domain/money/price-label.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import type { BookingLocation } from './booking-location.ts';
import { plural } from '#domain/words/numbers.ts';
import type { PageParams } from '#lib/page-gate/page-params.ts';
import { copy } from '../copy.ts';
import type { Draft } from './draft.ts';
import { draftPrice } from './selection.ts';

const words = {
  gone: (n: number) =>
    plural(n, {
      one: 'Un serviciu de data trecută nu mai este oferit.',
      few: '{n} servicii de data trecută nu mai sunt oferite.',
      other: '{n} de servicii de data trecută nu mai sunt oferite.',
    }),
  professional: 'Specialistul de data trecută nu mai oferă aceste servicii.',
  price: (before: string, now: string) => `Prețul afișat data trecută: ${before}. Acum: ${now}.`,
  priceHidden: (before: string) =>
    `Prețul afișat data trecută: ${before}. Acum se stabilește la locație.`,
};

type Repeated = { draft: Draft | null; gone: number; removed: string[] };

/** Names what differs from the visit that a link repeats. `paid`: RON before a voucher. */
export function againNotice(
  { paid, professional }: PageParams,
  location: BookingLocation,
  { draft, gone, removed }: Repeated,
  today: LocalDate,
): string | null {
  if (typeof paid !== 'string') return null;
  const before = /^\d+(\.\d{1,2})?$/.test(paid) && moneyLabel(toBani(Number(paid)));
  const price = draft && draftPrice(location, draft, today);
  const isSame = gone + removed.length === 0;
  const isOther = isSame && price && before && totalLabel(price) !== before;
  const notes = [
    gone > 0 && words.gone(gone),
    copy.removed(removed),
    draft && professional && draft.professionalId === null && words.professional,
    isOther && priceNote(before, price),
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function priceNote(before: string, now: TotalPrice): string {
  return now.total === null ? words.priceHidden(before) : words.price(before, totalLabel(now));
}
