import type { LocalDate } from '#domain/local-time.ts';
import type { Bani } from '#domain/money.ts';
import type { BookingLocation } from './booking-location.ts';
import type { Draft } from './draft.ts';
import { draftPrice } from './selection.ts';

/** Returns what the voucher of a draft takes off its total, in bani, offers left apart. */
export function voucherReduction(location: BookingLocation, draft: Draft, today: LocalDate): Bani {
  const without = draftPrice(location, { ...draft, voucher: null }, today).total ?? 0;
  return without - (draftPrice(location, draft, today).total ?? 0);
}
