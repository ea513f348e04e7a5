import { resendSeconds } from '#contract/account-values.ts';
import type { User } from '#contract/session.ts';
import { call } from '#lib/api/call.ts';

export type ContactKind = 'email' | 'phone';

type ContactRequest = {
  contact: string;
  password?: string;
  confirmation_code?: string;
  token?: string;
};

/** Sends a code to a new contact and returns its token. Throws ApiError. */
export async function sendContactCode(kind: ContactKind, { contact, ...proof }: ContactRequest) {
  const sent =
    kind === 'email'
      ? await call('changeEmail', { body: { email: contact, ...proof } })
      : await call('changePhone', { body: { phone: contact, ...proof } });
  return withWait(sent);
}

/** Sends a code to a client without a password, as proof of identity. Throws ApiError. */
export async function sendSecurityCode() {
  return withWait(await call('sendSecurityCode'));
}

function withWait<S extends { seconds?: number | undefined }>(sent: S) {
  return { ...sent, seconds: sent.seconds ?? resendSeconds.mail };
}

type ContactConfirmation = { contact: string; token: string; confirmation_code: string };

/** Changes the contact with the code sent to it and returns the client. Throws ApiError. */
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
