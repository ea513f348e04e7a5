import { resendSeconds } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { call } from '#lib/api/call.ts';

export type ContactKind = 'email' | 'phone';

export type ProofFields = { password?: string; confirmation_code?: string };

/** Named as in the api, whose errors name the field. */
export type ContactFields = ProofFields & Partial<Record<ContactKind, string>>;

type WithToken = { token: string | undefined };

export async function sendContactCode(
  kind: ContactKind,
  contact: string,
  proof: ProofFields & WithToken,
) {
  const sent =
    kind === 'email'
      ? await call('changeEmail', { body: { email: contact, ...proof } })
      : await call('changePhone', { body: { phone: contact, ...proof } });
  return withWait(sent);
}

export async function sendSecurityCode() {
  return withWait(await call('sendSecurityCode'));
}

function withWait<S extends { seconds?: number | undefined }>(sent: S) {
  return { ...sent, seconds: sent.seconds ?? resendSeconds.mail };
}

type ContactConfirmation = { contact: string; token: string; confirmation_code: string };

export async function confirmContact(
  kind: ContactKind,
  { contact, ...rest }: ContactConfirmation,
): Promise<User> {
  const { data } =
    kind === 'email'
      ? await call('confirmEmail', { body: { email: contact, ...rest } })
      : await call('confirmPhone', { body: { phone: contact, ...rest } });
  return data;
}

export type PasswordFields = {
  current_password?: string;
  confirmation_code?: string;
  password: string;
  password_confirmation: string;
};

export async function savePassword(user: User, fields: PasswordFields & WithToken): Promise<User> {
  const { current_password = '', token, confirmation_code, ...pair } = fields;
  if (user.has_password)
    await call('changePassword', {
      params: { user_id: user.id },
      body: { current_password, ...pair },
    });
  else await call('setOwnPassword', { body: { token, confirmation_code, ...pair } });
  return { ...user, has_password: true };
}
