import { maybeBani } from '#domain/money/money.ts';
import type { LocalDate } from '#domain/time/local-time.ts';
import { moneyLabel, totalLabel } from '#domain/money/price-label.ts';
import type { TotalPrice } from '#domain/money/price.ts';
import { servicesOf, type BookingLocation } from './booking-location.ts';
import { copy } from '../copy.ts';
import type { LinkedDraft, LinkParams } from './deep-link.ts';
import { draftPrice } from './selection.ts';

/**
 * Returns what changed since the visit that a link repeats (`?paid=` in RON): removed services, professional,
 * price. Null if nothing changed or the link has no `paid`.
 */
export function againNotice(
  { paid, services, professional }: LinkParams,
  location: BookingLocation,
  { draft }: LinkedDraft,
  today: LocalDate,
): string | null {
  if (typeof paid !== 'string' || !/^\d+(\.\d{1,2})?$/.test(paid)) return null;
  const offered = servicesOf(location).map(({ id }) => String(id));
  const names = [services ?? []].flat().flatMap((text) => text.split(','));
  const gone = names.filter((id) => !offered.includes(id)).length;
  const before = maybeBani(Number(paid));
  const price = draft && draftPrice(location, draft, today);
  const isOther = gone === 0 && price && before !== null && price.total !== before;
  const notes = [
    gone > 0 && copy.again.gone(gone),
    draft && professional && draft.professionalId === null && copy.again.professional,
    isOther && priceNote(moneyLabel(before), price),
  ];
  return notes.filter(Boolean).join(' ') || null;
}

function priceNote(before: string, now: TotalPrice): string {
  return now.total === null
    ? copy.again.priceHidden(before)
    : copy.again.price(before, totalLabel(now));
}
