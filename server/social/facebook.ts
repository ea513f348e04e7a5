import { z } from 'zod';
import type { Env } from '../env.ts';
import { UnknownIdentity, type Identity } from './identity.ts';

const timeoutMs = 3_000;

/** How long a token may still be good, and so how long it has to be remembered once it was used. */
export const longestTokenDays = 60;

const debugAnswer = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    user_id: z.string().optional(),
    /** Epoch seconds; 0 for a token that never ends. */
    expires_at: z.int().optional(),
  }),
});

/**
 * Whose access token of Facebook it is, when Facebook made it for this product's app: its debug call says so. Facebook
 * does not say whether it verified an e-mail, so none is believed. Throws UnknownIdentity.
 */
export async function verifyFacebookToken(env: Env, token: string, now: Date): Promise<Identity> {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: secret } = env;
  if (!appId || !secret) throw new UnknownIdentity('off');
  const { data } = await debugToken(env, `${appId}|${secret}`, token);
  if (!data.is_valid || data.app_id !== appId || !data.user_id)
    throw new UnknownIdentity('refused');
  // Tokens that were used are remembered for as long: one that lives longer could come again.
  const secondsLeft = (data.expires_at ?? 0) - now.getTime() / 1000;
  if (secondsLeft <= 0 || secondsLeft > longestTokenDays * 24 * 3600)
    throw new UnknownIdentity('refused');
  return { network: 'facebook', externalId: data.user_id, verifiedEmail: null };
}

async function debugToken(env: Env, appToken: string, token: string) {
  const address = new URL(`${env.FACEBOOK_GRAPH_URL}/debug_token`);
  address.searchParams.set('input_token', token);
  try {
    const answer = await fetch(address, {
      headers: { authorization: `Bearer ${appToken}` },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    // A token that Facebook cannot read at all is a 400 of its own.
    if (answer.status >= 400 && answer.status < 500) throw new UnknownIdentity('refused');
    if (!answer.ok) throw new UnknownIdentity('away');
    return debugAnswer.parse(await answer.json());
  } catch (error) {
    throw error instanceof UnknownIdentity ? error : new UnknownIdentity('away', { cause: error });
  }
}
