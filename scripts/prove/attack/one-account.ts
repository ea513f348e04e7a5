import { randomUUID } from 'node:crypto';
import { findBookable } from '#tests/contract/bookable.ts';
import { requestFor } from '#tests/contract/place-booking.ts';
import { signedIn } from '#tests/contract/visitors.ts';
import type { Attack } from '../attack.ts';
import { drive } from '../load.ts';
import { readDuring, readersGoal } from '../other-visitors.ts';
import { visitorAt, writeHeaders } from '../visitor.ts';

/** Three times in a row one client sends 300 bookings at once, at an hour when every location is closed. */
export const oneAccount: Attack = {
  name: '3 one account, 300 bookings at once that must fail',
  goal: readersGoal,
  run: async ({ webUrl }) => {
    const bookable = await findBookable();
    const [slot] = bookable.slots;
    if (!slot) throw new Error('No free time.');
    const booking = { ...requestFor(bookable, slot, bookable.service.price), start_time: '03:07' };
    const session = { ...writeHeaders((await signedIn()).cookies()), ...visitorAt(13, 1) };
    const attempt = () => ({
      url: `${webUrl}/api/bookings`,
      method: 'POST',
      headers: { ...session, 'idempotency-key': randomUUID() },
      body: JSON.stringify(booking),
    });
    const load = { connections: 300, count: 300, seconds: 10 };
    return readDuring(webUrl, async () => [
      ...(await drive(load, attempt)),
      ...(await drive(load, attempt)),
      ...(await drive(load, attempt)),
    ]);
  },
};
