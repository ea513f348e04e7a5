import { z } from 'zod';
import { defineCall } from './call.ts';
import { captchaToken, currentPassword, email } from './identity.ts';

export const user = z
  .object({
    id: z.uuid(),
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    avatar: z.object({ dataUrl150: z.string() }).nullable(),
    has_password: z.boolean(),
    /** True after too many missed visits. */
    needs_approval: z.boolean(),
  })
  .meta({ id: 'User' });

export const loginBody = z.object({
  from: z.literal('client'),
  email,
  password: currentPassword,
  captcha_token: captchaToken,
});

export const csrfCookieCall = defineCall({
  summary: 'Sets the XSRF-TOKEN cookie; before login, registration and setup-password',
  tag: 'session',
  auth: 'public',
  success: { status: 204, schema: z.null() },
});

export const loginCall = defineCall({
  summary:
    'Signs in by e-mail and password; 422 on `setup_password` asks for a password of one’s own first',
  tag: 'session',
  auth: 'public',
  body: loginBody,
  success: { status: 200, schema: z.object({ data: user }) },
  errors: ['unauthenticated'],
});

export const refreshSessionCall = defineCall({
  summary: 'Rotates the refresh token and sets new cookies',
  tag: 'session',
  auth: 'public',
  // Must work after the XSRF-TOKEN has expired; it only renews the caller's own cookies.
  csrf: false,
  success: { status: 204, schema: z.null() },
  errors: ['unauthenticated', 'refresh_raced'],
});

export const logoutCall = defineCall({
  summary: 'Ends the session; harmless when there is none',
  tag: 'session',
  auth: 'public',
  success: { status: 204, schema: z.null() },
});

export const userCall = defineCall({
  summary: 'The signed-in client',
  tag: 'session',
  auth: 'client',
  success: { status: 200, schema: z.object({ data: user }) },
});

export type User = z.infer<typeof user>;
export type LoginBody = z.infer<typeof loginBody>;
