import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkNames } from '#contract/account-values.ts';
import type { SocialLoginBody } from '#contract/session.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { invalidField, type AppError } from '#server/app-error.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { route } from '#server/http/route.ts';
import { logEventOnFailure } from '#server/http/security-event.ts';
import { limits } from '#server/limits/limits.ts';
import { takeLimit, waitOn } from '#server/limits/take-limit.ts';
import { addressee, type Message } from '#server/messages/message.ts';
import { beginSession } from '../session/begin-session.ts';
import { foldEmail } from '../session/login.ts';
import { readOwnUser } from '../session/presenter.ts';
import { findUserBy, type UserRow } from '../users/repository.ts';
import { findUserOfIdentity, linkIdentity, takeToken } from './repository.ts';
import { hashOfToken, verifyIdentity, type Identity } from './verify-identity.ts';

const field = 'social';

export function registerSocial(app: FastifyInstance, deps: Deps): void {
  route(app, 'loginSocial', async ({ body }, request, reply) => {
    const login = loginSocial(deps, body, request, reply);
    const user = await logEventOnFailure(request, 'authn_login_fail', login);
    return { data: await readOwnUser(deps, user) };
  });
}

/**
 * Links by e-mail only if social network and account have both verified it, because another person
 * may have registered the account.
 */
async function loginSocial(
  deps: Deps,
  { social: network, token, external_id: externalId }: SocialLoginBody,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<UserRow> {
  const address = limitKeyOf(request.ip);
  const { perAddress, perEmail } = limits.login;
  await takeLimit(deps, { ...perAddress, key: address }, waitOn('email'));
  const identity = await verifyIdentity(deps, { network, token, externalId }, field);
  // Counts only verified identities, else others could use up their attempts.
  const key = `${network}:${identity.externalId} ${address}`;
  await takeLimit(deps, { ...perEmail, key }, waitOn('email'));
  const admit = async (tx: Tx) => {
    const linked = await findUserOfIdentity(tx, identity);
    const user = linked ?? (await findUserOfEmail(tx, identity));
    if (!(await takeToken(tx, hashOfToken(token), deps.now()))) throw usedToken(field);
    if (!linked && (await linkIdentity(tx, user.id, identity)))
      await deps.jobs.send(tx, networkLinked(user, identity));
    return user;
  };
  return beginSession(deps, request, reply, admit, () => unknownAccount(identity));
}

async function findUserOfEmail(tx: Tx, identity: Identity): Promise<UserRow> {
  const { verifiedEmail } = identity;
  const user = verifiedEmail && (await findUserBy(tx, 'email_folded', foldEmail(verifiedEmail)));
  if (!user) throw unknownAccount(identity);
  if (!user.email_verified_at)
    throw invalidField(
      field,
      'Există deja un cont cu acest e-mail. Autentifică-te cu parola; dacă nu o știi, apasă „Ai uitat parola?”.',
    );
  return user;
}

export function usedToken(of: string): AppError {
  return invalidField(of, 'Autentificarea a expirat. Încearcă din nou.');
}

function unknownAccount({ network }: Pick<Identity, 'network'>): AppError {
  return invalidField(
    field,
    `Nu există încă un cont Aproape legat de contul tău ${networkNames[network]}. Creează unul în câțiva pași.`,
  );
}

function networkLinked(user: UserRow, { network }: Identity): Message {
  return {
    template: 'network_linked',
    channel: 'mail',
    network: networkNames[network],
    ...addressee(user),
  };
}
