import { randomUUID } from 'node:crypto';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import { missedVisits } from '#domain/booking/approval.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import { constraintOf } from '#server/db/database-error.ts';
import { unwaited } from '#server/db/planned-once.ts';
import type { UserTables } from '#server/db/schema-users.ts';
import type { Db, Tx } from '#server/deps.ts';
import { forgetChallenges } from '../codes/repository.ts';

type Users = UserTables['users'];
export type UserRow = Selectable<Users>;
type UserChanges = Updateable<Users>;

export function findUser(db: Db, id: string): Promise<UserRow | null> {
  return findUserBy(db, 'id', id);
}

export async function findUserBy(
  db: Db,
  column: 'id' | 'email_folded' | 'phone' | 'feed_key',
  value: string,
): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where(column, '=', value).executeTakeFirst();
  return row ?? null;
}

const accountIsGone = () => new AppError('unauthenticated');

export function lockUser(tx: Tx, id: string): Promise<UserRow> {
  return locked(tx, { id }).selectAll().executeTakeFirstOrThrow(accountIsGone);
}

export const lockRow = unwaited((db, user: { id: string }) => locked(db, user).select('id'));

/** Allows foreign-key checks, because a location's decision makes one after it locks the booking. */
function locked(db: Db, { id }: { id: string }) {
  return db.selectFrom('users').where('id', '=', id).forNoKeyUpdate();
}

/** Call it within `refuseTaken`. */
export async function insertUser(tx: Tx, user: Omit<Insertable<Users>, 'id'>): Promise<UserRow> {
  return tx
    .insertInto('users')
    .values({ ...user, id: randomUUID() })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export function updateUser(tx: Tx, id: string, changes: UserChanges): Promise<UserRow> {
  return tx
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow(accountIsGone);
}

/** Also ends all sessions and deletes all codes. Returns null if the password epoch has changed. */
export async function updateUserOfEpoch(
  tx: Tx,
  { id, pwd_epoch: epoch }: Pick<UserRow, 'id' | 'pwd_epoch'>,
  changes: UserChanges,
): Promise<UserRow | null> {
  const row = await tx
    .updateTable('users')
    .set({ ...changes, pwd_epoch: sql<number>`pwd_epoch + 1` })
    .where('id', '=', id)
    .where('pwd_epoch', '=', epoch)
    .returningAll()
    .executeTakeFirst();
  if (!row) return null;
  await forgetChallenges(tx, id);
  return row;
}

export async function replacePasswordHash(
  db: Db,
  { id, password_hash: former }: Pick<UserRow, 'id' | 'password_hash'>,
  hash: string,
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', id)
    .where('password_hash', '=', former)
    .execute();
}

/** Ends all sessions, even one created concurrently with the former epoch. */
export async function nextEpoch(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ pwd_epoch: eb('pwd_epoch', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('users').where('id', '=', id).execute();
}

type MissedVisits = { userId: string; now: Date };

export function missedVisitCount({ userId, now }: MissedVisits) {
  return sql<number>`(SELECT count(*) FROM bookings WHERE user_id = ${userId} AND status = 'missed'
    AND lower(during) > ${now}::timestamptz - make_interval(months => ${missedVisits.months}::int))`;
}

export async function needsApproval(db: Db, which: MissedVisits): Promise<boolean> {
  const { missed } = await db
    .selectNoFrom(missedVisitCount(which).as('missed'))
    .executeTakeFirstOrThrow();
  return missed >= missedVisits.max;
}

const uniqueFields = { users_email_folded_key: 'email', users_phone_key: 'phone' } as const;

export async function refuseTaken<T>(
  words: Record<'email' | 'phone', string>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const field = uniqueFields[constraintOf(error) as keyof typeof uniqueFields];
    throw field ? invalidField(field, words[field]) : error;
  }
}
