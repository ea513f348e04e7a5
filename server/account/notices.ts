import type { Deps, Tx } from '../deps.ts';
import { addressee } from '../messages/addressee.ts';
import type { UserRow } from '../users/repository.ts';

type Jobs = Pick<Deps, 'jobs'>;

/** Tells the address that the account had; `former` is the row as it was. */
export async function tellEmailChange({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const notice = { kind: 'message', template: 'email_changed', channel: 'mail' } as const;
  await jobs.send(tx, { ...notice, ...addressee(former) });
}

/** Tells the number that the account had, if it had one, and the owner's mail; `former` is the row as it was. */
export async function tellPhoneChange({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const { phone, first_name } = former;
  const notice = { kind: 'message', template: 'phone_changed' } as const;
  if (phone !== null) await jobs.send(tx, { ...notice, channel: 'sms', to: phone, first_name });
  await jobs.send(tx, { ...notice, channel: 'mail', ...addressee(former) });
}

/** Says good-bye to the address of an account that is deleted. */
export async function tellDeletion({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const notice = { kind: 'message', template: 'account_deleted', channel: 'mail' } as const;
  await jobs.send(tx, { ...notice, ...addressee(former) });
}
