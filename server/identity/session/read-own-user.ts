import type { User } from '#contract/session.ts';
import type { Deps } from '#server/deps.ts';
import { needsApproval } from '../users/missed-visits.ts';
import type { UserRow } from '../users/repository.ts';
import { presentUser } from './presenter.ts';

export async function readOwnUser(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  row: UserRow,
): Promise<User> {
  return presentUser(row, await needsApproval(db, { userId: row.id, now: now() }));
}
