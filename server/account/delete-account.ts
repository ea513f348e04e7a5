import type { FastifyInstance } from 'fastify';
import { locationMails } from '../booking/bookings/booking-mail.ts';
import { readBooking } from '../booking/bookings/details-repository.ts';
import { lockBookingsOf } from '../booking/bookings/locks.ts';
import {
  expireBookings,
  findOwnStale,
  changeStatus,
} from '../booking/bookings/status-repository.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Deps, Tx } from '../deps.ts';
import { deleteAvatar } from '../catalogue/images/repository.ts';
import { route } from '../http/route.ts';
import { ownUser, unauthenticated } from '../identity/session/visitor.ts';
import { clearSecret, clearSession } from '../identity/session/cookies.ts';
import { deleteUser, lockUser, type UserRow } from '../identity/users/repository.ts';
import { addressee } from '../messages/message.ts';
import { deleteTraces, findComingBookings, makeAnonymous } from './deletion-repository.ts';
import { proveOwner } from './prove-owner.ts';

export function registerDeletion(app: FastifyInstance, deps: Deps): void {
  route(app, 'deleteAccount', async ({ body, client }, request, reply) => {
    const user = await ownUser(deps.db, client);
    await proveOwner(deps, request, user, body);
    const now = deps.now();
    await inTransaction(deps.db, async (tx) =>
      expireBookings(tx, await findOwnStale(tx, user.id, now), now),
    );
    await inTransaction(deps.db, (tx) => deleteAccount(deps, tx, user));
    clearSession(deps.env, reply, deps.now());
    clearSecret(deps.env, reply, 'known');
    return null;
  });
}

async function deleteAccount(deps: Deps, tx: Tx, user: UserRow): Promise<void> {
  const now = deps.now();
  // A concurrent booking completes first and is canceled here, or finds no account.
  const { pwd_epoch, avatar_image_id } = await lockUser(tx, user.id);
  if (pwd_epoch !== user.pwd_epoch) throw unauthenticated();
  await lockBookingsOf(tx, user.id);
  const canceled = await changeStatus(tx, await findComingBookings(tx, user.id, now), 'canceled');
  for (const id of canceled) {
    const booking = await readBooking(tx, { id, userId: user.id, now });
    await deps.jobs.send(tx, ...locationMails('location_canceled', user, booking));
  }
  await deleteTraces(tx, user);
  await makeAnonymous(tx, user.id);
  await deleteUser(tx, user.id);
  if (avatar_image_id !== null) await deleteAvatar(tx, avatar_image_id);
  const notice = { template: 'account_deleted', channel: 'mail' } as const;
  await deps.jobs.send(tx, { ...notice, ...addressee(user) });
}
