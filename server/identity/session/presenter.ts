import type { User } from '#contract/session.ts';
import { imageAddress } from '#server/catalogue/images/presenter.ts';
import type { UserRow } from '../users/repository.ts';

export function presentUser(row: UserRow, needsApproval: boolean): User {
  return {
    id: row.id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email,
    phone: row.phone,
    avatar:
      row.avatar_image_id === null ? null : { dataUrl150: imageAddress(row.avatar_image_id, 150) },
    has_password: row.password_hash !== null,
    needs_approval: needsApproval,
  };
}
