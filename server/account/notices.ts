import type { Deps, Tx } from '../deps.ts';
import { addressee } from '../messages/message.ts';
import type { UserRow } from '../identity/users/repository.ts';

type Jobs = Pick<Deps, 'jobs'>;

/** `former` is the row before the change. */
export async function tellEmailChange({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const notice = { template: 'email_changed', channel: 'mail' } as const;
  await jobs.send(tx, { ...notice, ...addressee(former) });
}

export async function tellPhoneChange({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const { phone, first_name } = former;
  const notice = { template: 'phone_changed' } as const;
  if (phone !== null) await jobs.send(tx, { ...notice, channel: 'sms', to: phone, first_name });
  await jobs.send(tx, { ...notice, channel: 'mail', ...addressee(former) });
}

export async function tellDeletion({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const notice = { template: 'account_deleted', channel: 'mail' } as const;
  await jobs.send(tx, { ...notice, ...addressee(former) });
}
