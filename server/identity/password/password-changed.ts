import type { Message } from '#server/messages/message.ts';
import { addressee } from '#server/messages/addressee.ts';
import type { UserRow } from '../users/repository.ts';

/** Notifies the client of a new password. `alone`: their other ways to sign in were removed. */
export function passwordChanged(user: UserRow, alone = false): Message {
  return {
    template: 'password_changed',
    channel: 'mail',
    ...addressee(user),
    ...(alone && { alone }),
  };
}
