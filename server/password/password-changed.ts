import type { Job } from '../jobs/jobs.ts';
import { addressee } from '../messages/addressee.ts';
import type { UserRow } from '../users/repository.ts';

/**
 * The mail that tells the owner of an account about its new password; `alone`: nothing else opens the account any more,
 * as something did before.
 */
export function passwordChanged(user: UserRow, alone = false): Job {
  return {
    kind: 'message',
    template: 'password_changed',
    channel: 'mail',
    ...addressee(user),
    ...(alone && { alone }),
  };
}
