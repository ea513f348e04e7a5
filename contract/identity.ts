import './rule-language.ts';
import { z } from 'zod';
import { romanianMobile } from '#domain/words/phone.ts';
import { accountLengths, codeDigits, passwordLengths } from './account-values.ts';
import { requiredField } from './rule-words.ts';
import { maxLengths } from './values.ts';

/** Identity fields, the same in every form. */

export const email = z.string().trim().min(1).max(maxLengths.email).pipe(z.email());

/** A Romanian mobile number however it is written; read as E.164 (+407…). */
export const mobilePhone = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(accountLengths.phone)
  .transform((text, ctx) => {
    const phone = romanianMobile(text);
    if (phone !== null) return phone;
    ctx.addIssue({
      code: 'custom',
      message: 'Scrie un număr de mobil din România, de exemplu 0722 123 456',
    });
    return z.NEVER;
  });

/** Digits (a phone number), bidi controls, line breaks, and what mail programs turn into a link. */
const unlikeName = /[\p{N}\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}/@\u2044]|\bwww\.|[.\u3002]\p{L}{2}/iu;
const invisible = /(?!\p{Bidi_Control})\p{Default_Ignorable_Code_Point}/gu;

/** Returns false for names that carry a number or an address, also in full-width characters or with invisible ones between. */
function isLikeName(text: string): boolean {
  const shown = text.normalize('NFKC').replace(invisible, '');
  return /\p{L}/u.test(shown) && !unlikeName.test(shown);
}

/**
 * A first or a last name. Locations read it in mails and reviews show it, so it must not carry a message: no number to
 * call and no address to visit.
 */
export const personName = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(accountLengths.personName)
  .refine(isLikeName, {
    error: 'Scrie doar numele, fără cifre și fără adrese de site sau de e-mail',
  });

/** A password as it is typed at sign-in: whatever it once was allowed to be. */
export const currentPassword = z.string().min(1).max(maxLengths.password);

/** As currentPassword, by its name on the screens that ask a signed-in client for it. */
export const ownPassword = z
  .string()
  .min(1, requiredField('current_password'))
  .max(maxLengths.password);

/** A password that is set: counted in code points, kept as typed. */
export const newPassword = passwordToSet();

/** `missing` is said where there is none. */
function passwordToSet(missing?: string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .max(maxLengths.password)
    .refine((text) => [...text].length >= passwordLengths.min, {
      error: `Minimum ${passwordLengths.min} caractere`,
    });
}

/** A new password in place of another and its repetition; screens call it so, to tell it from the old one. */
export const passwordPair = z.object({
  password: passwordToSet('Câmpul Parola nouă este obligatoriu'),
  password_confirmation: newPassword,
});

/** Returns the schema with the rule that password and confirmation match, said on the confirmation. */
export function withMatchingPasswords<T extends z.ZodType<PasswordFields>>(schema: T) {
  return schema.refine(
    ({ password, password_confirmation }) => password === password_confirmation,
    {
      error: 'Parolele nu coincid',
      path: ['password_confirmation'],
      // Also while another field is wrong, so that all errors appear at once.
      when: ({ value, issues }) =>
        value instanceof Object && !issues.some(({ path }) => isPassword(path?.[0])),
    },
  );
}

function isPassword(field: unknown): boolean {
  return field === 'password' || field === 'password_confirmation';
}

type PasswordFields = {
  password?: string | undefined;
  password_confirmation?: string | undefined;
};

const sixDigits = new RegExp(`^[0-9]{${codeDigits}}$`);

/** The six digits of an SMS. */
export const smsCode = z
  .string()
  .trim()
  .min(1, { abort: true })
  .regex(sixDigits, `Introdu cele ${codeDigits} cifre din SMS`);

/** The six digits of a mail. */
export const mailCode = z
  .string()
  .trim()
  .min(1, { abort: true })
  .regex(sixDigits, `Introdu cele ${codeDigits} cifre din e-mail`);

/** What the captcha gave the browser; absent where there is no captcha. */
export const captchaToken = z.string().max(accountLengths.captchaToken).optional();

/** What a code was sent for: the client gives it back with the code. */
export const challengeToken = z.uuid();

/** Seconds until another code may be sent; without them the client counts down `resendSeconds`. */
export const secondsToResend = z.int().min(0).optional();

/** `token` goes back with the code, `message` is for the screen. */
export const sentCode = z.object({
  token: challengeToken,
  seconds: secondsToResend,
  message: z.string(),
});

/** Proof that a signed-in client is the owner: the password or, without one, a security code with its token. */
export const ownerProof = z.object({
  password: ownPassword.optional(),
  token: challengeToken.optional(),
  // It comes by SMS, or by mail to who has no phone.
  confirmation_code: z
    .string()
    .trim()
    .min(1, { abort: true })
    .regex(sixDigits, `Introdu cele ${codeDigits} cifre ale codului`)
    .optional(),
});
