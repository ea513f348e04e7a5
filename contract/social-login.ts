import { z } from 'zod';
import { defineCall } from './call.ts';
import { user } from './session.ts';
import { accountLengths, socialNetworks } from './account-values.ts';
import { maxLengths } from './values.ts';

/** Only the token is trusted; the rest prefills the registration form. */
const socialLoginBody = z.object({
  social: z.enum(socialNetworks),
  first_name: z.string().max(accountLengths.personName).nullish(),
  last_name: z.string().max(accountLengths.personName).nullish(),
  email: z.string().max(maxLengths.email).nullish(),
  external_id: z.string().min(1).max(accountLengths.externalId),
  token: z.string().min(1).max(accountLengths.identityToken),
  avatar_fb_url: z.string().max(accountLengths.address).nullish(),
});

export const loginSocialCall = defineCall({
  summary: 'Signs in with an account of Apple or Facebook; every refusal is 422 with its sentences',
  tag: 'session',
  auth: 'public',
  body: socialLoginBody,
  success: { status: 200, schema: z.object({ data: user }) },
});

export type SocialLoginBody = z.infer<typeof socialLoginBody>;
