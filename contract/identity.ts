import { z } from 'zod';
import { romanianMobile } from '#domain/words/phone.ts';
import { accountLengths, codeDigits, passwordLengths } from './account-values.ts';
import { requiredField } from './rule-words.ts';
import { maxLengths } from './values.ts';

export const email = z.string().trim().min(1).max(maxLengths.email).pipe(z.email());

/** Returns E.164 (+407…). */
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

/** Mail programs turn the text of the last two alternatives into links. */
const unlikeName = /[\p{N}\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}/@\u2044]|\bwww\.|[.\u3002]\p{L}{2}/iu;
const invisible = /(?!\p{Bidi_Control})\p{Default_Ignorable_Code_Point}/gu;

function isLikeName(text: string): boolean {
  const shown = text.normalize('NFKC').replace(invisible, '');
  return /\p{L}/u.test(shown) && !unlikeName.test(shown);
}

/** Refuses digits, URLs and e-mail addresses, because names are shown in mails and reviews. */
export const personName = z
  .string()
  .trim()
  .min(1, { abort: true })
  .max(accountLengths.personName)
  .refine(isLikeName, {
    error:
      'Scrie doar numele, fără cifre, bare oblice (/) sau adrese de site ori de e-mail; după punct lasă un spațiu',
  });

export const profileBody = z.object({ first_name: personName, last_name: personName });

/** Accepts passwords set before the current rules. */
export const currentPassword = z.string().min(1).max(maxLengths.password);

export const ownPassword = z
  .string()
  .min(1, requiredField('current_password'))
  .max(maxLengths.password);

/** The minimum length is in code points. Spaces are kept. */
export const newPassword = passwordToSet();

function passwordToSet(missing?: string) {
  return z
    .string({ error: missing })
    .min(1, { error: missing, abort: true })
    .max(maxLengths.password)
    .refine((text) => [...text].length >= passwordLengths.min, {
      error: `Minimum ${passwordLengths.min} caractere`,
    });
}

export const passwordPair = z.object({
  password: passwordToSet('Câmpul Parola nouă este obligatoriu'),
  password_confirmation: newPassword,
});

/** Reports a mismatch on the confirmation. */
export function withMatchingPasswords<T extends z.ZodType<PasswordFields>>(schema: T) {
  return schema.refine(
    ({ password, password_confirmation }) => password === password_confirmation,
    {
      error: 'Parolele nu coincid',
      path: ['password_confirmation'],
      // Runs even if another field is invalid, so that all errors appear at once.
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

function codeFrom(origin: string) {
  return z
    .string()
    .trim()
    .min(1, { abort: true })
    .regex(sixDigits, `Introdu cele ${codeDigits} cifre ${origin}`);
}

export const smsCode = codeFrom('din SMS');
export const mailCode = codeFrom('din e-mail');

export const captchaToken = z.string().max(accountLengths.captchaToken).optional();

/** The browser sends it back with the code. */
export const challengeToken = z.uuid();

/** If absent, use `resendSeconds`. */
export const secondsToResend = z.int().min(0).optional();

export const sentCode = z.object({
  token: challengeToken,
  seconds: secondsToResend,
  message: z.string(),
});

/** The password or, for an account without one, a code and its token. */
export const ownerProof = z.object({
  password: ownPassword.optional(),
  token: challengeToken.optional(),
  confirmation_code: codeFrom('ale codului').optional(),
});
