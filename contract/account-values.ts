/** Values of sign-in, registration and account that screens, schemas and SQL share. No library, and apart from the others: no other page carries them. */

import { noBreak } from '#domain/words/numbers.ts';

/** The fewest characters of a password that is set. */
export const passwordLengths = { min: 6 };

/** How many digits a code has that is sent by SMS or mail. */
export const codeDigits = 6;

/** After how many seconds another code may be sent. */
export const resendSeconds = { smsLogin: 60, registration: 30, mail: 60 };

/** The networks that a client may come with, and the ways to register. */
export const socialNetworks = ['apple', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
export const registerMethods = ['email', ...socialNetworks] as const;

/** What a captcha is asked for: a token for one thing is worth nothing for another. */
export type CaptchaAction =
  'login' | 'register' | 'sms' | 'password' | 'setup_password' | 'feedback';

const avatarMegabytes = 5;

/** What an avatar may be uploaded as, its most bytes, what is said past them, and how long they may take on a slow line (ms). */
export const avatarUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: avatarMegabytes * 1024 * 1024,
  patience: 120_000,
  tooLarge: {
    field: 'avatar',
    message: `Fotografia este prea mare. Alege una de cel mult ${noBreak(`${avatarMegabytes} MB`)}.`,
  },
} as const;

/** The longest texts of a form about oneself, in characters. */
export const accountLengths = {
  phone: 30,
  personName: 60,
  captchaToken: 4_000,
  identityToken: 8_000,
  externalId: 255,
  userAgent: 500,
  address: 2_048,
};
