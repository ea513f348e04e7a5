import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '#domain/network/remote-address.ts';
import { invalidField } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Deps } from '#server/deps.ts';
import { route, type Input } from '#server/http/route.ts';
import { logEvent, logEventOnFailure } from '#server/http/security-event.ts';
import { verifyCaptcha } from '../captcha/verify-captcha.ts';
import { checkCode, spendCode, wrongCode } from '../codes/check-code.ts';
import { issueCode } from '../codes/issue-code.ts';
import { noteProof, type Challenge } from '../codes/repository.ts';
import { clearSession, isKnownBrowser } from '../session/cookies.ts';
import { checkCredentials, foldEmail, padDuration } from '../session/login.ts';
import { hashPassword } from '../session/password.ts';
import { hasSessionFrom, revokeSession } from '../session/repository.ts';
import { unlinkIdentities } from '../social/repository.ts';
import { findUser, findUserBy } from '../users/repository.ts';
import { passwordChanged, requireUncommonPassword, setPassword } from './new-password.ts';

const failure = 'authn_password_change_fail';
const purpose = 'password-reset';
const codeField = 'token';

export function registerPasswords(app: FastifyInstance, deps: Deps): void {
  const { db, env, now } = deps;

  route(app, 'sendPasswordCode', async ({ body: { email, captcha_token: token } }, request) => {
    const { ip } = request;
    // Sends even if the captcha cannot be verified, because mails are free.
    await verifyCaptcha(deps, { token, action: 'password', ip });
    const contact = foldEmail(email);
    const { seconds } = await padDuration(async () => {
      const user = await findUserBy(db, 'email_folded', contact);
      const isKnownNetwork = await hasSessionFrom(db, contact, networkOf(ip));
      const isKnown = isKnownNetwork || (user !== null && isKnownBrowser(env, request, user.id));
      const userId = user?.id ?? null;
      return issueCode(deps, { purpose, contact, userId, field: 'email', ip, isKnown });
    });
    return {
      seconds,
      message: 'Dacă există un cont cu acest e-mail, primești un cod în câteva minute.',
    };
  });

  route(app, 'verifyPasswordCode', async ({ body }, request) => {
    const checking = checkPasswordCode(deps, body, request.ip);
    const { id } = await logEventOnFailure(request, failure, checking);
    // Keeps a right code valid while the client chooses a password.
    await noteProof(db, id, now());
    return { message: 'Codul este corect. Alege o parolă nouă.' };
  });

  route(app, 'resetPassword', async ({ body }, request, reply) => {
    await logEventOnFailure(request, failure, resetPassword(deps, body, request));
    logEvent(request, 'authn_password_change');
    const sessionId = request.visitor?.sessionId;
    if (sessionId) await revokeSession(db, sessionId, now());
    clearSession(env, reply, now());
    return {
      message: 'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
    };
  });

  route(app, 'setupPassword', async ({ body }, request) => {
    await logEventOnFailure(request, failure, setupPassword(deps, body, request.ip));
    logEvent(request, 'authn_password_change');
    return null;
  });
}

async function checkPasswordCode(
  deps: Deps,
  { email, token: code }: { email: string; token: string },
  ip: string,
): Promise<Challenge> {
  const contact = foldEmail(email);
  return checkCode(deps, { purpose, contact, code, field: codeField, ip });
}

/**
 * In a browser that the account never used, the first proof of an e-mail removes phone, social
 * networks, calendar feed and marketing consent, because another person may have registered it.
 */
async function resetPassword(
  deps: Deps,
  body: Input<'resetPassword'>['body'],
  request: FastifyRequest,
): Promise<void> {
  const { db, env, jobs } = deps;
  const now = deps.now();
  requireUncommonPassword(body.password);
  const challenge = await checkPasswordCode(deps, body, request.ip);
  const password_hash = await hashPassword(body.password);
  await inTransaction(db, async (tx) => {
    await spendCode(tx, challenge, codeField, now);
    const user = challenge.user_id === null ? null : await findUser(tx, challenge.user_id);
    // The code may belong to no account, or the account's e-mail may have changed.
    if (user?.email_folded !== challenge.contact) throw wrongCode(codeField);
    const email_verified_at = user.email_verified_at ?? now;
    const isFirstProof = user.email_verified_at === null && !isKnownBrowser(env, request, user.id);
    const foreign = { phone: null, feed_key: null, marketing_accepted_at: null };
    const password = { password_hash, email_verified_at, ...(isFirstProof && foreign) };
    const changed = await setPassword(tx, user, password);
    if (!changed) throw wrongCode(codeField);
    const hadNetworks = isFirstProof && (await unlinkIdentities(tx, user.id));
    const hadOther =
      isFirstProof &&
      Object.keys(foreign).some((key) => user[key as keyof typeof foreign] !== null);
    const reader = isFirstProof ? { ...changed, first_name: '' } : changed;
    await jobs.send(tx, passwordChanged(reader, hadNetworks || hadOther));
  });
}

async function setupPassword(
  deps: Deps,
  { email, current_password, password, captcha_token: token }: Input<'setupPassword'>['body'],
  ip: string,
): Promise<void> {
  requireUncommonPassword(password);
  const captcha = await verifyCaptcha(deps, { token, action: 'setup_password', ip });
  const user = await checkCredentials(deps, { email, password: current_password }, ip, captcha);
  if (!user.password_is_temporary) throw notTemporary();
  if (password === current_password)
    throw invalidField('password', 'Alege altă parolă decât cea temporară');
  const password_hash = await hashPassword(password);
  await inTransaction(deps.db, async (tx) => {
    const changed = await setPassword(tx, user, { password_hash });
    if (!changed) throw notTemporary();
    await deps.jobs.send(tx, passwordChanged(changed));
  });
}

function notTemporary() {
  return invalidField('email', 'Parola contului nu este temporară. Autentifică-te cu ea.');
}
