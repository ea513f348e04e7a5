import type { User } from '#contract/session.ts';
import { call } from '#lib/api/call.ts';

type PasswordFields = {
  current_password?: string;
  /** For clients without a password: the token of the code sent to them, and the code. */
  token?: string | undefined;
  confirmation_code?: string;
  password: string;
  password_confirmation: string;
};

/** Changes the password, or sets the first one, and returns the updated client. Throws ApiError. */
export async function savePassword(user: User, fields: PasswordFields): Promise<User> {
  const { current_password = '', token, confirmation_code, ...pair } = fields;
  if (user.has_password)
    await call('changePassword', {
      params: { user_id: user.id },
      body: { current_password, ...pair },
    });
  else await call('setOwnPassword', { body: { token, confirmation_code, ...pair } });
  return { ...user, has_password: true };
}
