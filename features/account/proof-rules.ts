import '#lib/browser/zod-without-eval.ts';
import { z } from 'zod';
import {
  currentPassword,
  email,
  mailCode,
  mobilePhone,
  ownPassword,
  passwordPair,
  smsCode,
  withMatchingPasswords,
} from '#contract/identity.ts';
import type { User } from '#contract/session.ts';
import type { ContactFields, ContactKind, PasswordFields, ProofFields } from './api/credentials.ts';

export function proofRules(user: User): z.ZodType<ProofFields, ProofFields> {
  if (user.has_password) return z.object({ password: ownPassword });
  return z.object({ confirmation_code: sentCodeOf(user) });
}

export function passwordRules(user: User): z.ZodType<PasswordFields, PasswordFields> {
  if (user.has_password)
    return withMatchingPasswords(passwordPair.extend({ current_password: currentPassword }));
  return withMatchingPasswords(passwordPair.extend({ confirmation_code: sentCodeOf(user) }));
}

/** Validates the contact as `email` or `phone`: messages depend on the api's field name. */
export function contactRules(
  kind: ContactKind,
  user: User,
): z.ZodType<ContactFields, ContactFields> {
  const named = z.object({ [kind]: kind === 'email' ? email : mobilePhone });
  const contact = z.string().transform((text, ctx) => {
    const { data, error } = named.safeParse({ [kind]: text });
    const value = data?.[kind];
    if (value !== undefined) return value;
    ctx.addIssue({ code: 'custom', message: error?.issues[0]?.message });
    return z.NEVER;
  });
  if (user.has_password) return z.object({ contact, password: ownPassword });
  return z.object({ contact, confirmation_code: sentCodeOf(user) });
}

function sentCodeOf(user: User) {
  return user.phone ? smsCode : mailCode;
}
