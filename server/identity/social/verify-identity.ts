import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { networkNames, type SocialNetwork } from '#contract/account-values.ts';
import { invalidField } from '#server/app-error.ts';
import type { Deps, Env } from '#server/deps.ts';

const timeoutMs = 3_000;

export type Identity = {
  network: SocialNetwork;
  externalId: string;
  verifiedEmail: string | null;
};

const refusals = {
  off: (name: string) => `Autentificarea cu ${name} nu este disponibilă momentan.`,
  away: (name: string) => `${name} nu răspunde acum. Încearcă din nou peste câteva minute.`,
  refused: (name: string) => `Nu am putut verifica datele primite de la ${name}. Încearcă din nou.`,
};

type Problem = keyof typeof refusals;

export type IdentityClaim = { network: SocialNetwork; token: string; externalId: string };

export async function verifyIdentity(
  { env, now }: Pick<Deps, 'env' | 'now'>,
  { network, token, externalId }: IdentityClaim,
  field = 'token',
): Promise<Identity> {
  const verify = network === 'apple' ? verifyAppleToken : verifyFacebookToken;
  const identity = await verify(env, token, now());
  if (typeof identity !== 'string' && identity.externalId === externalId) return identity;
  const problem = typeof identity === 'string' ? identity : 'refused';
  throw invalidField(field, refusals[problem](networkNames[network]));
}

/** Hashes only the signed part of a JWT, because a signature has several encodings. */
export function hashOfToken(token: string): Buffer {
  const [, signed = token] = /^([^.]+\.[^.]+)\.[^.]+$/.exec(token) ?? [];
  return createHash('sha256').update(signed).digest();
}

const issuer = 'https://appleid.apple.com';

const keySets = new Map<string, JWTVerifyGetKey>();

const tokenErrors = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
];

async function verifyAppleToken(env: Env, token: string, now: Date): Promise<Identity | Problem> {
  if (!env.APPLE_CLIENT_ID) return 'off';
  const verified = await jwtVerify(token, keySetOf(env.APPLE_KEYS_URL), {
    issuer,
    audience: env.APPLE_CLIENT_ID,
    algorithms: ['RS256'],
    currentDate: now,
    maxTokenAge: '10m',
    clockTolerance: '1m',
    requiredClaims: ['sub', 'exp'],
  }).catch((error: unknown) =>
    tokenErrors.some((kind) => error instanceof kind) ? 'refused' : 'away',
  );
  if (typeof verified === 'string') return verified;
  const { payload } = verified;
  const isVerified = payload.email_verified === true || payload.email_verified === 'true';
  const verifiedEmail = isVerified && typeof payload.email === 'string' ? payload.email : null;
  return { network: 'apple', externalId: payload.sub ?? '', verifiedEmail };
}

function keySetOf(address: string): JWTVerifyGetKey {
  const keys =
    keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: timeoutMs });
  keySets.set(address, keys);
  return keys;
}

/** Used tokens are deleted after this time, so longer-lived ones are refused. */
export const longestTokenDays = 60;

const debugResponse = z.object({
  data: z.object({
    is_valid: z.boolean(),
    app_id: z.string().optional(),
    user_id: z.string().optional(),
    /** Epoch seconds; 0 means never. */
    expires_at: z.int().optional(),
  }),
});

/** Returns no e-mail, because Facebook does not say whether it is verified. */
async function verifyFacebookToken(
  env: Env,
  token: string,
  now: Date,
): Promise<Identity | Problem> {
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
