import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import type { Env } from '#server/deps.ts';
import type { Identity, IdentityProblem } from './identity.ts';

const issuer = 'https://appleid.apple.com';

const keySets = new Map<string, JWTVerifyGetKey>();

export async function verifyAppleToken(
  env: Env,
  token: string,
  now: Date,
): Promise<Identity | IdentityProblem> {
  if (!env.APPLE_CLIENT_ID) return 'off';
  const verified = await jwtVerify(token, keySetOf(env.APPLE_KEYS_URL), {
    issuer,
    audience: env.APPLE_CLIENT_ID,
    algorithms: ['RS256'],
    currentDate: now,
    maxTokenAge: '10m',
    clockTolerance: '1m',
    requiredClaims: ['sub', 'exp'],
  }).catch((error: unknown) => (isAboutToken(error) ? 'refused' : 'away'));
  if (typeof verified === 'string') return verified;
  const { payload } = verified;
  const isVerified = payload.email_verified === true || payload.email_verified === 'true';
  const verifiedEmail = isVerified && typeof payload.email === 'string' ? payload.email : null;
  return { network: 'apple', externalId: payload.sub ?? '', verifiedEmail };
}

function keySetOf(address: string): JWTVerifyGetKey {
  const keys =
    keySets.get(address) ?? createRemoteJWKSet(new URL(address), { timeoutDuration: 3_000 });
  keySets.set(address, keys);
  return keys;
}

function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWTClaimValidationFailed ||
    error instanceof errors.JWTExpired ||
    error instanceof errors.JWTInvalid ||
    error instanceof errors.JWSInvalid ||
    error instanceof errors.JWSSignatureVerificationFailed ||
    error instanceof errors.JOSEAlgNotAllowed ||
    error instanceof errors.JOSENotSupported ||
    error instanceof errors.JWKSNoMatchingKey
  );
}
