import type { User } from '#contract/session.ts';
import { imageAddress } from '#server/catalogue/images/presenter.ts';
import type { Deps } from '#server/deps.ts';
import { needsApproval, type UserRow } from '../users/repository.ts';

export async function readOwnUser(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  row: UserRow,
): Promise<User> {
  const { id, first_name, last_name, email, phone, avatar_image_id: avatar } = row;
  return {
    ...{ id, first_name, last_name, email, phone },
    avatar: avatar === null ? null : { dataUrl150: imageAddress(avatar, 150) },
    has_password: row.password_hash !== null,
    needs_approval: await needsApproval(db, { userId: id, now: now() }),
  };
}
