import type { FastifyInstance } from 'fastify';
import { maskedPhone } from '#domain/words/contact-labels.ts';
import { invalidField } from '../app-error.ts';
import { checkCode, spendCode } from '../identity/codes/check-code.ts';
import { issueCode } from '../identity/codes/issue-code.ts';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { replaceSession } from '../identity/session/begin-session.ts';
import { foldEmail } from '../identity/session/login.ts';
import { readOwnUser } from '../identity/session/presenter.ts';
import { refuseTaken, updateUserOfEpoch } from '../identity/users/repository.ts';
import { addressee } from '../messages/message.ts';
import { proveOwner, securityContact } from './prove-owner.ts';
import { ownUser, requireRow } from '../identity/session/visitor.ts';

const field = 'confirmation_code';
const takenWords = {
  email: 'Adresa este folosită de alt cont. Alege alta.',
  phone: 'Numărul este folosit de alt cont. Scrie alt număr.',
};

/** Only the confirmation by code reveals that another account has the contact. */
export function registerContactChanges(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, now } = deps;

  route(app, 'sendSecurityCode', async ({ client }, { ip }) => {
    const user = await ownUser(db, client);
    if (user.password_hash !== null)
      throw invalidField('password', 'Contul are o parolă: scrie parola actuală.');
    const contact = securityContact(user);
    const code = { purpose: 'security', contact, field, userId: user.id, ip } as const;
    const sent = await issueCode(deps, code);
    const where = user.phone ? `prin SMS la ${maskedPhone(user.phone)}` : 'pe e-mail';
    return { ...sent, message: `Ți-am trimis un cod ${where}.` };
  });

  route(app, 'changeEmail', async ({ body, client }, request) => {
    const user = await ownUser(db, client);
    const contact = foldEmail(body.email);
    if (contact === user.email_folded) throw invalidField('email', 'Este deja adresa contului tău');
    await proveOwner(deps, request, user, body);
    const recipient = { contact, userId: user.id, ip: request.ip };
    const sent = await issueCode(deps, { purpose: 'change-email', field: 'email', ...recipient });
    return { ...sent, message: `Ți-am trimis un cod la ${body.email}.` };
  });

  route(app, 'changePhone', async ({ body, client }, request) => {
    const user = await ownUser(db, client);
    if (body.phone === user.phone) throw invalidField('phone', 'Este deja numărul contului tău');
    await proveOwner(deps, request, user, body);
    const recipient = { contact: body.phone, userId: user.id, ip: request.ip };
    const sent = await issueCode(deps, { purpose: 'change-phone', field: 'phone', ...recipient });
    return { ...sent, message: 'Ți-am trimis un cod prin SMS la noul număr.' };
  });

  route(app, 'confirmEmail', async ({ body, client }, request, reply) => {
    const user = await ownUser(db, client);
    const { email, token, confirmation_code: code } = body;
    const email_folded = foldEmail(email);
    const recipient = { contact: email_folded, userId: user.id, ip: request.ip };
    const guess = { purpose: 'change-email', ...recipient, token, code, field } as const;
    const challenge = await checkCode(deps, guess);
    const changed = await replaceSession(deps, request, reply, async (tx) => {
      await spendCode(tx, challenge, field, now());
      const contact = { email, email_folded, email_verified_at: now() };
      const row = await refuseTaken(takenWords, () => updateUserOfEpoch(tx, user, contact));
      const notice = { template: 'email_changed', channel: 'mail' } as const;
      await jobs.send(tx, { ...notice, ...addressee(user) });
      return requireRow(row);
    });
    return { data: await readOwnUser(deps, changed) };
  });

  route(app, 'confirmPhone', async ({ body, client }, request, reply) => {
    const user = await ownUser(db, client);
    const { phone, token, confirmation_code: code } = body;
    const recipient = { contact: phone, userId: user.id, ip: request.ip };
    const guess = { purpose: 'change-phone', ...recipient, token, code, field } as const;
    const challenge = await checkCode(deps, guess);
    const changed = await replaceSession(deps, request, reply, async (tx) => {
      await spendCode(tx, challenge, field, now());
      const row = await refuseTaken(takenWords, () => updateUserOfEpoch(tx, user, { phone }));
      const notice = { template: 'phone_changed' } as const;
      const { phone: to, first_name } = user;
      if (to !== null) await jobs.send(tx, { ...notice, channel: 'sms', to, first_name });
      await jobs.send(tx, { ...notice, channel: 'mail', ...addressee(user) });
      return requireRow(row);
    });
    return { data: await readOwnUser(deps, changed) };
  });
}
