import { noBreak } from '#domain/words/numbers.ts';

export const passwordLengths = { min: 6 };

export const codeDigits = 6;

export const resendSeconds = { smsLogin: 60, registration: 30, mail: 60 };

export const socialNetworks = ['apple', 'facebook'] as const;
export type SocialNetwork = (typeof socialNetworks)[number];
export const networkNames: Record<SocialNetwork, string> = { apple: 'Apple', facebook: 'Facebook' };
export const registerMethods = ['email', ...socialNetworks] as const;

export type CaptchaAction =
  'login' | 'register' | 'sms' | 'password' | 'setup_password' | 'feedback';

const avatarMegabytes = 5;

export const avatarUpload = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: avatarMegabytes * 1024 * 1024,
  timeoutMs: 120_000,
  tooLarge: {
    field: 'avatar',
    message: `Fotografia este prea mare. Alege una de cel mult ${noBreak(`${avatarMegabytes} MB`)}.`,
  },
} as const;

export const accountLengths = {
  phone: 30,
  personName: 60,
  captchaToken: 4_000,
  identityToken: 8_000,
  externalId: 255,
  userAgent: 500,
  address: 2_048,
};
