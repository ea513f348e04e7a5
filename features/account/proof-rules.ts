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
  return z.object(proofShape(user));
}

export function contactRules(
  kind: ContactKind,
  user: User,
): z.ZodType<ContactFields, ContactFields> {
  return z.object({ ...proofShape(user), [kind]: kind === 'email' ? email : mobilePhone });
}

export function passwordRules(user: User): z.ZodType<PasswordFields, PasswordFields> {
  if (user.has_password)
    return withMatchingPasswords(passwordPair.extend({ current_password: currentPassword }));
  return withMatchingPasswords(passwordPair.extend({ confirmation_code: sentCodeOf(user) }));
}

function proofShape(user: User): Record<string, z.ZodType<string, string>> {
  return user.has_password ? { password: ownPassword } : { confirmation_code: sentCodeOf(user) };
}

function sentCodeOf(user: User) {
  return user.phone ? smsCode : mailCode;
}
