import { z } from 'zod';
import { defineCall } from './call.ts';
import { captchaToken, challengeToken, mobilePhone, sentCode, smsCode } from './identity.ts';
import { user } from './session.ts';

export const sendLoginSmsBody = z.object({ phone: mobilePhone, captcha_token: captchaToken });

export const confirmLoginSmsBody = z.object({
  phone: mobilePhone,
  token: challengeToken,
  confirmation_code: smsCode,
});

export const sendLoginSmsCall = defineCall({
  summary: 'Sends a sign-in code by SMS; answers the same to a phone without an account',
  tag: 'session',
  auth: 'public',
  body: sendLoginSmsBody,
  success: { status: 200, schema: sentCode },
});

export const confirmLoginSmsCall = defineCall({
  summary: 'Signs in with the code of an SMS; refusals are 422 on `confirmation_code`',
  tag: 'session',
  auth: 'public',
  body: confirmLoginSmsBody,
  success: { status: 200, schema: z.object({ data: user }) },
});
