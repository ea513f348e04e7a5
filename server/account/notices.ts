import type { Deps, Tx } from '../deps.ts';
import type { UserRow } from '../users/repository.ts';

type Jobs = Pick<Deps, 'jobs'>;

/** Tells the address that the account had; `former` is the row as it was. */
export async function tellEmailChange({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const { email: to, first_name } = former;
  await jobs.send(tx, {
    kind: 'message',
    template: 'email_changed',
    channel: 'mail',
    to,
    first_name,
  });
}

/** Tells the number that the account had, if it had one, and the owner's mail; `former` is the row as it was. */
export async function tellPhoneChange({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const { email, phone, first_name } = former;
  const notice = { kind: 'message', template: 'phone_changed', first_name } as const;
  if (phone !== null) await jobs.send(tx, { ...notice, channel: 'sms', to: phone });
  await jobs.send(tx, { ...notice, channel: 'mail', to: email });
}

/** Says good-bye to the address of an account that is deleted. */
export async function tellDeletion({ jobs }: Jobs, tx: Tx, former: UserRow): Promise<void> {
  const { email: to, first_name } = former;
  await jobs.send(tx, {
    kind: 'message',
    template: 'account_deleted',
    channel: 'mail',
    to,
    first_name,
  });
}
