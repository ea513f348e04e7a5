import { z } from 'zod';
import { clientCall, noContent, publicCall } from './call.ts';
import {
  captchaToken,
  currentPassword,
  email,
  mailCode,
  ownerProof,
  passwordPair,
  secondsToResend,
  withMatchingPasswords,
} from './identity.ts';
import { uuid } from './scalars.ts';
import { maxLengths } from './values.ts';

const requestedBy = z.literal('client');
const message = z.object({ message: z.string() });
const temporaryPassword = z
  .string()
  .min(1, 'Câmpul Parola temporară este obligatoriu')
  .max(maxLengths.password);
const ofUser = z.object({ user_id: uuid });

export const sendPasswordCodeBody = z.object({
  email,
  requested_by: requestedBy,
  captcha_token: captchaToken,
});

export const verifyPasswordCodeBody = z.object({
  email,
  token: mailCode,
  requested_by: requestedBy,
});

export const resetPasswordBody = withMatchingPasswords(
  passwordPair.extend({ email, token: mailCode, requested_by: requestedBy }),
);

export const setupPasswordBody = withMatchingPasswords(
  passwordPair.extend({ email, current_password: temporaryPassword, captcha_token: captchaToken }),
);

const ownPasswordBody = withMatchingPasswords(
  passwordPair.extend(ownerProof.pick({ token: true, confirmation_code: true }).shape),
);

const changePasswordBody = withMatchingPasswords(
  passwordPair.extend({ current_password: currentPassword }),
);

export const sendPasswordCodeCall = publicCall('password', {
  summary: 'Mails a code for a new password; responds alike if no account has the e-mail',
  body: sendPasswordCodeBody,
  success: { status: 200, schema: message.extend({ seconds: secondsToResend }) },
});

export const verifyPasswordCodeCall = publicCall('password', {
  summary: 'Says whether a code of a mail is right; it stays good for the reset',
  body: verifyPasswordCodeBody,
  success: { status: 200, schema: message },
});

export const resetPasswordCall = publicCall('password', {
  summary: 'Sets a new password by the code of a mail and ends every session',
  body: resetPasswordBody,
  success: { status: 200, schema: message },
});

export const setupPasswordCall = publicCall('password', {
  summary: 'Replaces a temporary password, after a login that answered `setup_password`',
  body: setupPasswordBody,
  success: noContent,
});

export const setOwnPasswordCall = clientCall('password', {
  summary: 'Sets the password of the signed-in client who has none, with a security code',
  body: ownPasswordBody,
  success: noContent,
});

export const setFirstPasswordCall = clientCall('password', {
  summary: 'Sets the password of a signed-in client who has none, by id; another id is 404',
  params: ofUser,
  body: ownPasswordBody,
  success: noContent,
});

export const changePasswordCall = clientCall('password', {
  summary: 'Changes the password and ends every other session; another id is 404',
  params: ofUser,
  body: changePasswordBody,
  success: noContent,
});
