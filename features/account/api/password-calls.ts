import type { User } from '#contract/session.ts';
import { call } from '#lib/api/call.ts';

export type PasswordFields = {
  current_password?: string;
  password: string;
  password_confirmation: string;
};

/** Changes the client's password, or sets the first one, and returns the client as they are then. Throws ApiError. */
export async function savePassword(user: User, fields: PasswordFields): Promise<User> {
  const { current_password = '', password, password_confirmation } = fields;
  const pair = { password, password_confirmation };
  if (user.has_password)
    await call('changePassword', {
      params: { user_id: user.id },
      body: { current_password, ...pair },
    });
  else await call('setOwnPassword', { body: pair });
  return { ...user, has_password: true };
}
