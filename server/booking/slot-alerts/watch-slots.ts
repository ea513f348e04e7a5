import { isCancelable } from '#domain/booking/booking-status.ts';
import { addDays, today, toWallTime } from '#domain/time/local-time.ts';
import { slotSpanDays } from '#contract/values.ts';
import { clientMail, readClient } from '../bookings/booking-mail.ts';
import { findBooking, type BookingRow } from '../bookings/details-repository.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { freeDays } from '#server/catalogue/slots/free-times.ts';
import { listStaleAlerts, recordCheck } from './repository.ts';

const { checkSeconds, atOnce, mails } = limits.slotAlerts;

export async function earlierTime(deps: Deps, booking: BookingRow): Promise<Date | null> {
  const from = today(deps.now());
  const lastOfSpan = addDays(from, slotSpanDays - 1);
  const { date } = toWallTime(booking.starts_at);
  const to = date < lastOfSpan ? date : lastOfSpan;
  const days = await freeDays(deps, {
    locationId: booking.location_id,
    services: booking.services.map(({ service_id }) => service_id),
    professional: booking.professional_id,
    from,
    to,
  });
  const [first] = [...days.values()].flat();
  return first && first.starts_at < booking.starts_at ? first.starts_at : null;
}

export async function watchSlots(deps: Deps): Promise<void> {
  const now = deps.now();
  const before = new Date(now.getTime() - checkSeconds * 1000);
  for (const alert of await listStaleAlerts(deps.db, { now, before, limit: atOnce })) {
    const { booking_id: id, user_id: userId, earliest: known } = alert;
    const booking = await findBooking(deps.db, { id, now });
    if (!booking) continue;
    const earliest = await earlierTime(deps, booking);
    const isNews = earliest !== null && (known === null || earliest < known);
    const wait = new Date(now.getTime() - mails.waitSeconds * 1000);
    const canMail =
      alert.told_count < mails.max && (alert.told_at === null || alert.told_at <= wait);
    const isMailed = isNews && canMail && isCancelable(booking, now);
    // Keeps `known` until the mail is sent, so that later checks still find the slot new.
    const check = { before, now, earliest: isNews && !isMailed ? known : earliest, isMailed };
    await inTransaction(deps.db, async (tx) => {
      const isOurs = await recordCheck(tx, alert, check);
      if (!isOurs || !isMailed) return;
      const client = await readClient(tx, userId);
      await deps.jobs.send(tx, clientMail('booking_earlier', client, booking));
    });
  }
}
