import { z } from 'zod';
import { clientCall, noContent, ok, publicCall } from './call.ts';
import {
  captchaToken,
  challengeToken,
  currentPassword,
  email,
  mobilePhone,
  sentCode,
  smsCode,
} from './identity.ts';
import { accountLengths, socialNetworks } from './account-values.ts';
import { maxLengths } from './values.ts';

export const user = z
  .object({
    id: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    avatar: z.object({ dataUrl150: z.string() }).nullable(),
    has_password: z.boolean(),
    needs_approval: z.boolean(),
  })
  .meta({ id: 'User' });

export const loginBody = z.object({
  from: z.literal('client'),
  email,
  password: currentPassword,
  captcha_token: captchaToken,
});

export const csrfCookieCall = publicCall('session', {
  summary: 'Sets the XSRF-TOKEN cookie; before login, registration and setup-password',
  success: noContent,
});

export const loginCall = publicCall('session', {
  summary:
    'Signs in by e-mail and password; 422 on `setup_password` asks for a password of one’s own first',
  body: loginBody,
  success: ok(user),
  errors: ['unauthenticated'],
});

export const refreshSessionCall = publicCall('session', {
  summary: 'Rotates the refresh token and sets new cookies',
  // Works with an expired XSRF-TOKEN; a forged request only renews the cookies.
  csrf: false,
  success: noContent,
  errors: ['unauthenticated', 'refresh_raced'],
});

export const logoutCall = publicCall('session', {
  summary: 'Ends the session; harmless when there is none',
  success: noContent,
});

export const userCall = clientCall('session', {
  summary: 'The signed-in client',
  success: ok(user),
});

export type User = z.infer<typeof user>;
export type LoginBody = z.infer<typeof loginBody>;

export const sendLoginSmsBody = z.object({ phone: mobilePhone, captcha_token: captchaToken });

export const confirmLoginSmsBody = z.object({
  phone: mobilePhone,
  token: challengeToken,
  confirmation_code: smsCode,
});

export const sendLoginSmsCall = publicCall('session', {
  summary: 'Sends a sign-in code by SMS; responds alike if no account has the phone',
  body: sendLoginSmsBody,
  success: { status: 200, schema: sentCode },
});

export const confirmLoginSmsCall = publicCall('session', {
  summary: 'Signs in with the code of an SMS; refusals are 422 on `confirmation_code`',
  body: confirmLoginSmsBody,
  success: ok(user),
});

/** The api checks `external_id` against the token and ignores names, e-mail and avatar. */
const socialLoginBody = z.object({
  social: z.enum(socialNetworks),
  first_name: z.string().max(accountLengths.personName).nullish(),
  last_name: z.string().max(accountLengths.personName).nullish(),
  email: z.string().max(maxLengths.email).nullish(),
  external_id: z.string().min(1).max(accountLengths.externalId),
  token: z.string().min(1).max(accountLengths.identityToken),
  avatar_fb_url: z.string().max(accountLengths.address).nullish(),
});

export const loginSocialCall = publicCall('session', {
  summary: 'Signs in with an account of Apple or Facebook; every refusal is 422 with its sentences',
  body: socialLoginBody,
  success: ok(user),
});

export type SocialLoginBody = z.infer<typeof socialLoginBody>;
