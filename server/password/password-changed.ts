import type { Job } from '../jobs/jobs.ts';
import type { UserRow } from '../session/repository.ts';

/** The mail that tells the owner of an account about its new password. */
export function passwordChanged({ email, first_name }: UserRow): Job {
  return {
    kind: 'message',
    template: 'password_changed',
    channel: 'mail',
    to: email,
    first_name,
  };
}
