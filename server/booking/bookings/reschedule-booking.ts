import type { z } from 'zod';
import type { rescheduleBookingBody } from '#contract/reschedule.ts';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { toWallTime } from '#domain/time/local-time.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { lockRow } from '#server/identity/users/repository.ts';
import { countReschedule } from './booking-limits.ts';
import { clientMail, locationMails, readClient } from './booking-mail.ts';
import { checkOverlap, placeOnce, type PlacedBooking } from './create-booking.ts';
import { readBooking, type BookingRow } from './details-repository.ts';
import {
  findSubscriptionInUse,
  approvePurchase,
  moveSubscription,
} from './consumables-repository.ts';
import { placeBooking } from './place-booking.ts';
import { readOrder, type BookingOrder } from './read-order.ts';

type NewTime = z.output<typeof rescheduleBookingBody>;

export async function rescheduleBooking(
  deps: Deps,
  userId: string,
  id: string,
  body: NewTime,
  key: string,
): Promise<PlacedBooking> {
  const { now: clock } = deps;
  const claim = { scope: `reschedule:${userId}`, key, body: { id, ...body }, id, now: clock() };
  return placeOnce(deps, userId, claim, async (tx) => {
    const now = clock();
    await lockRow(tx, { id: userId });
    const booking = await readBooking(tx, { id, userId, now });
    if (!isCancelable(booking, now)) throw new AppError('not_reschedulable');
    if (isAt(booking, body)) return booking;
    await countReschedule({ ...deps, db: tx }, userId);
    return reschedule(tx, deps, { userId, former: booking, to: body, now });
  });
}

const unreadCalendar =
  'Acum nu putem vedea dacă ora mai este liberă, așa că o păstrezi pe cea veche. Încearcă din nou peste câteva minute sau, dacă se poate, alege alt specialist.';

function isApprovalAnnounced({ location }: BookingOrder): boolean {
  return location.approval === 'manual' || location.staff.some((one) => one.is_unreadable);
}

function isAt({ professional_id, starts_at }: BookingRow, to: NewTime): boolean {
  const isWithWhom = to.professional_id === null || to.professional_id === professional_id;
  const { date, time } = toWallTime(starts_at);
  return isWithWhom && to.start_date === date && to.start_time === time;
}

async function reschedule(
  tx: Tx,
  { jobs }: Deps,
  { userId, former, to, now }: { userId: string; former: BookingRow; to: NewTime; now: Date },
): Promise<BookingRow> {
  const { id } = former;
  const subscription = await findSubscriptionInUse(tx, id);
  if (subscription?.is_shared) throw new AppError('subscription_in_use');
  const client = await readClient(tx, userId);
  const body = {
    ...to,
    location_id: former.location_id,
    services_ids: former.services.map(({ service_id }) => service_id),
    comment: former.comment ?? undefined,
    voucher_code: former.voucher_code ?? undefined,
    ...(subscription?.is_bought
      ? { subscription_id: subscription.subscription_id }
      : { services_subscription_id: subscription?.id }),
  };
  const terms = await readOrder(tx, { id, userId, body, former, now });
  const order = subscription?.is_bought ? terms : { ...terms, newSubscription: null };
  await checkOverlap(tx, order, to.accepted_overlaps?.concat(id));
  const settle = async ({ status }: BookingRow) => {
    if (!subscription?.is_bought) return;
    await moveSubscription(tx, order, subscription.id);
    if (status !== 'pending') await approvePurchase(tx, id, now);
  };
  const booking = await placeBooking(tx, order, { settle });
  if (former.status === 'approved' && booking.status === 'pending' && !isApprovalAnnounced(order))
    throw invalidField('start_time', unreadCalendar);
  const rescheduled = { ...booking, moved_from: former.starts_at };
  // `send` comes last, because it locks the unsent mails that it replaces.
  await jobs.send(
    tx,
    clientMail('booking_moved', client, rescheduled),
    ...locationMails('location_moved', client, rescheduled),
  );
  return booking;
}
