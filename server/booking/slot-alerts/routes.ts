import type { FastifyInstance } from 'fastify';
import { isCancelable } from '#domain/booking/booking-status.ts';
import { plural } from '#domain/words/numbers.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import { findBooking, readBooking } from '../bookings/details-repository.ts';
import { presentBooking } from '../bookings/presenter.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { limits } from '#server/limits/limits.ts';
import { route } from '#server/http/route.ts';
import { lockUser } from '#server/identity/users/repository.ts';
import { countOtherAlerts, deleteAlert, insertAlert } from './repository.ts';
import { earlierTime } from './watch-slots.ts';

const alerts = plural(limits.slotAlerts.max, { one: 'o programare', more: '{n} programări' });
const tooManyAlerts = `Primești deja astfel de mesaje pentru ${alerts}. Oprește-le la una ca să le pornești aici.`;

export function registerSlotAlerts(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;

  route(app, 'createSlotAlert', async ({ body, client: { userId } }) => {
    const { booking_id: id } = body;
    const now = deps.now();
    const booking = await findBooking(db, { id, now });
    if (booking?.user_id !== userId) throw invalidField('booking_id', 'Nu am găsit programarea.');
    if (!isCancelable(booking, now)) throw new AppError('not_reschedulable');
    const earliest = await earlierTime(deps, booking);
    await inTransaction(db, async (tx) => {
      await lockUser(tx, userId);
      if ((await countOtherAlerts(tx, { id, userId, now })) >= limits.slotAlerts.max)
        throw invalidField('booking_id', tooManyAlerts);
      await insertAlert(tx, { booking_id: id, earliest, checked_at: now });
    });
    return { data: presentBooking({ ...booking, alert: true }) };
  });

  route(app, 'deleteSlotAlert', async ({ params, client: { userId } }) => {
    const { booking_id: id } = params;
    const booking = await readBooking(db, { id, userId, now: deps.now() });
    await inTransaction(db, (tx) => deleteAlert(tx, id));
    return { data: presentBooking({ ...booking, alert: false }) };
  });
}
