import type { OwnSession } from '#contract/account.ts';
import type { User } from '#contract/session.ts';
import { toIsoWithOffset } from '#domain/time/local-time.ts';
import { imageAddress } from '#server/catalogue/images/presenter.ts';
import type { Deps } from '#server/deps.ts';
import { needsApproval, type UserRow } from '../users/repository.ts';
import type { OwnSessionRow } from './repository.ts';

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

export function presentSession(row: OwnSessionRow, currentId: string): OwnSession {
  return {
    id: row.id,
    device: row.device,
    network: row.ip_prefix,
    created_at: toIsoWithOffset(row.created_at),
    last_seen_at: toIsoWithOffset(row.last_seen_at),
    current: row.id === currentId,
  };
}
