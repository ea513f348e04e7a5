import { z } from 'zod';
import type { Env } from '#server/deps.ts';
import type { Identity, IdentityProblem } from './identity.ts';

const timeoutMs = 3_000;

/** Used tokens are deleted after this time, so longer-lived ones are refused. */
export const longestTokenDays = 60;

const debugResponse = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    user_id: z.string().optional(),
    /** Epoch seconds; 0 = never expires. */
    expires_at: z.int().optional(),
  }),
});

/** Returns no e-mail, because Facebook does not say whether it is verified. */
export async function verifyFacebookToken(
  env: Env,
  token: string,
  now: Date,
): Promise<Identity | IdentityProblem> {
  const { FACEBOOK_APP_ID: appId, FACEBOOK_APP_SECRET: secret } = env;
  if (!appId || !secret) return 'off';
  const response = await debugToken(env, `${appId}|${secret}`, token).catch(() => 'away' as const);
  if (typeof response === 'string') return response;
  const { data } = response;
  if (!data.is_valid || data.app_id !== appId || !data.user_id) return 'refused';
  const secondsLeft = (data.expires_at ?? 0) - now.getTime() / 1000;
  if (secondsLeft <= 0 || secondsLeft > longestTokenDays * 24 * 3600) return 'refused';
  return { network: 'facebook', externalId: data.user_id, verifiedEmail: null };
}

async function debugToken(env: Env, appToken: string, token: string) {
  const address = new URL(`${env.FACEBOOK_GRAPH_URL}/debug_token`);
  address.searchParams.set('input_token', token);
  const response = await fetch(address, {
    headers: { authorization: `Bearer ${appToken}` },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  // Facebook responds 400 to tokens that it cannot parse; 401 and 429 concern the app.
  if (response.status === 400) return 'refused';
  return response.ok ? debugResponse.parse(await response.json()) : 'away';
}
