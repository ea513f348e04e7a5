import type { User } from '#contract/session.ts';
import type { CallOutput } from '#contract/types.ts';
import { call } from '#lib/api/call.ts';

/** The contacts of a client that can be changed, by the names of their fields. */
export type ContactKind = 'email' | 'phone';

type ContactRequest = {
  contact: string;
  current_password?: string;
  confirmation_code?: string;
  token?: string;
};

/** Has a code sent to a new contact and returns its token. Throws ApiError. */
export function sendContactCode(
  kind: ContactKind,
  { contact, ...proof }: ContactRequest,
): Promise<CallOutput<'changeEmail'>> {
  if (kind === 'email') return call('changeEmail', { body: { email: contact, ...proof } });
  return call('changePhone', { body: { phone: contact, ...proof } });
}

type ContactConfirmation = { contact: string; token: string; confirmation_code: string };

/** Changes the contact by the code that was sent there and returns the client. Throws ApiError. */
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
