import type { Job } from '../jobs/jobs.ts';
import { addressee } from '../messages/addressee.ts';
import type { UserRow } from '../users/repository.ts';

/** Notifies the client of a new password. `alone`: their other ways to sign in were removed. */
export function passwordChanged(user: UserRow, alone = false): Job {
  return {
    kind: 'message',
    template: 'password_changed',
    channel: 'mail',
    ...addressee(user),
    ...(alone && { alone }),
  };
}
