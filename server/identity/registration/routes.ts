import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { networkNames, socialNetworks } from '#contract/account-values.ts';
import { requiredField } from '#contract/rule-words.ts';
import { limitKeyOf } from '#domain/network/remote-address.ts';
import { AppError, invalidField } from '#server/app-error.ts';
import type { Deps, Tx } from '#server/deps.ts';
import { route, type Input } from '#server/http/route.ts';
import { logEvent } from '#server/http/security-event.ts';
import { limits } from '#server/limits/limits.ts';
import { countAttempt } from '#server/limits/repository.ts';
import { requireRoom, waitOn } from '#server/limits/take-limit.ts';
import { requireCaptcha } from '../captcha/verify-captcha.ts';
import { checkCode, spendCode } from '../codes/check-code.ts';
import { issueCode, requireSend } from '../codes/issue-code.ts';
import { findForm, type Challenge } from '../codes/repository.ts';
import { requireUncommonPassword } from '../password/new-password.ts';
import { beginSession } from '../session/begin-session.ts';
import { foldEmail } from '../session/login.ts';
import { hashPassword } from '../session/password.ts';
import { readOwnUser } from '../session/presenter.ts';
import { usedToken } from '../social/login-social.ts';
import { findUserOfIdentity, linkIdentity, takeToken } from '../social/repository.ts';
import { hashOfToken, verifyIdentity, type Identity } from '../social/verify-identity.ts';
import { findUserBy, insertUser, refuseTaken, type UserRow } from '../users/repository.ts';

const codeField = 'confirmation_code';

type RegistrationForm = Input<'registerTemporarily'>['body'];

const pendingRegistration = z.object({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  password_hash: z.string().nullable(),
  accepts_marketing: z.boolean(),
  identity: z
    .object({
      network: z.enum(socialNetworks),
      externalId: z.string(),
      verifiedEmail: z.string().nullable(),
      tokenHash: z.string(),
    })
    .nullable(),
});

type PendingRegistration = z.infer<typeof pendingRegistration>;

const takenWords = {
  email: 'Există deja un cont cu acest e-mail. Autentifică-te sau folosește alt e-mail.',
  phone: 'Există deja un cont cu acest număr. Autentifică-te sau folosește alt număr.',
};

export function registerRegistration(app: FastifyInstance, deps: Deps): void {
  route(app, 'registerTemporarily', async ({ body }, { ip }) => {
    await requireCaptcha(deps, { token: body.captcha_token, action: 'register', ip });
    const { first_name, last_name, email, phone, password, marketing = false } = body;
    const byEmail = body.register_method === 'email';
    const earlier = await findEarlier(deps, body);
    const storedHash = password === undefined ? (earlier?.password_hash ?? null) : null;
    if (byEmail && storedHash === null) {
      if (password === undefined) throw invalidField('password', requiredField('password'));
      requireUncommonPassword(password);
    }
    await requireFreeContacts(deps, body, ip);
    const send = { purpose: 'registration', contact: phone, field: 'phone', ip } as const;
    await requireSend(deps, send);
    const identity = await proveIdentity(deps, body, earlier);
    const form: PendingRegistration = {
      ...{ first_name, last_name, email, phone, identity },
      password_hash: byEmail ? (storedHash ?? (await hashPassword(password ?? ''))) : null,
      accepts_marketing: marketing,
    };
    const { token, seconds } = await issueCode(deps, { ...send, userId: null, form });
    return { data: token, seconds, message: 'Ți-am trimis un cod prin SMS.' };
  });

  route(app, 'registerClient', async ({ body }, request, reply) => {
    const { phone: contact, token, confirmation_code: code } = body;
    const guess = { contact, token, code, field: codeField, ip: request.ip };
    const challenge = await checkCode(deps, { purpose: 'registration', ...guess });
    const form = pendingRegistration.parse(challenge.form);
    if (foldEmail(body.email) !== foldEmail(form.email))
      throw invalidField(
        'email',
        'E-mailul nu este cel pe care l-ai scris când ai cerut codul. Scrie-l pe acela sau cere alt cod.',
      );
    const admit = (tx: Tx) => makeAccount(tx, challenge, form, deps.now());
    const user = await refuseTaken(takenWords, () => beginSession(deps, request, reply, admit));
    logEvent(request, 'user_created');
    return { data: await readOwnUser(deps, user) };
  });
}

async function findEarlier(
  { db, now }: Deps,
  { temporary_token: id, phone: contact }: RegistrationForm,
): Promise<PendingRegistration | null> {
  if (id === undefined) return null;
  const form = await findForm(db, { id, purpose: 'registration', contact }, now());
  return form && pendingRegistration.parse(form);
}

async function requireFreeContacts(deps: Deps, form: RegistrationForm, ip: string): Promise<void> {
  const { db, now } = deps;
  const limit = { ...limits.takenContacts, key: limitKeyOf(ip) };
  await requireRoom(deps, limit, waitOn('email'));
  const owners = {
    email: await findUserBy(db, 'email_folded', foldEmail(form.email)),
    phone: await findUserBy(db, 'phone', form.phone),
  };
  const fields = (['email', 'phone'] as const).filter((field) => owners[field]);
  const [first] = fields;
  if (!first) return;
  await countAttempt(db, limit, now());
  const errors = Object.fromEntries(fields.map((field) => [field, [takenWords[field]]]));
  throw new AppError('validation_failed', takenWords[first], errors);
}

async function proveIdentity(
  deps: Deps,
  form: RegistrationForm,
  earlier: PendingRegistration | null,
): Promise<PendingRegistration['identity']> {
  const { register_method: network, token, external_id: externalId } = form;
  if (network === 'email') return null;
  if (!token && earlier?.identity?.network === network) return earlier.identity;
  const claim = { network, token: token ?? '', externalId: externalId ?? '' };
  const identity = await verifyIdentity(deps, claim);
  if (await findUserOfIdentity(deps.db, identity)) throw linkedIdentity(identity);
  return { ...identity, tokenHash: hashOfToken(claim.token).toString('hex') };
}

function linkedIdentity({ network }: Pick<Identity, 'network'>): AppError {
  const name = networkNames[network];
  return invalidField(
    'token',
    `Există deja un cont Aproape legat de contul tău ${name}. Autentifică-te cu ${name}.`,
  );
}

async function makeAccount(
  tx: Tx,
  challenge: Challenge,
  form: PendingRegistration,
  now: Date,
): Promise<UserRow> {
  const { accepts_marketing, identity, ...person } = form;
  const email_folded = foldEmail(person.email);
  const { verifiedEmail = null } = identity ?? {};
  const isVerified = verifiedEmail !== null && foldEmail(verifiedEmail) === email_folded;
  await spendCode(tx, challenge, codeField, now);
  const user = await insertUser(tx, {
    ...person,
    email_folded,
    email_verified_at: isVerified ? now : null,
    terms_accepted_at: challenge.created_at,
    marketing_accepted_at: accepts_marketing ? challenge.created_at : null,
    created_at: now,
  });
  if (!identity) return user;
  if (!(await linkIdentity(tx, user.id, identity))) throw linkedIdentity(identity);
  const hash = Buffer.from(identity.tokenHash, 'hex');
  if (!(await takeToken(tx, hash, now))) throw usedToken('token');
  return user;
}
