import { z } from 'zod';
import type { Env } from '#server/env.ts';
import { UnknownIdentity, type Identity } from './identity.ts';

const timeoutMs = 3_000;

/** Longest accepted lifetime of a token, and so how long used tokens must be remembered. */
export const longestTokenDays = 60;

const debugAnswer = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    user_id: z.string().optional(),
    /** Epoch seconds; 0 = never expires. */
    expires_at: z.int().optional(),
  }),
});

/**
 * Returns the identity of a Facebook token, if Facebook's debug call says that it was issued to this app.
 * Facebook does not tell whether an e-mail is verified, so none is returned. Throws UnknownIdentity.
 */
export async function verifyFacebookToken(env: Env, token: string, now: Date): Promise<Identity> {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: secret } = env;
  if (!appId || !secret) throw new UnknownIdentity('off');
  const { data } = await debugToken(env, `${appId}|${secret}`, token);
  if (!data.is_valid || data.app_id !== appId || !data.user_id)
    throw new UnknownIdentity('refused');
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
    // Facebook responds 400 to tokens that it cannot parse.
    if (answer.status >= 400 && answer.status < 500) throw new UnknownIdentity('refused');
    if (!answer.ok) throw new UnknownIdentity('away');
    return debugAnswer.parse(await answer.json());
  } catch (error) {
    throw error instanceof UnknownIdentity ? error : new UnknownIdentity('away', { cause: error });
  }
}
