import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidField, notFound } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import {
  requireUncommonPassword,
  passwordChanged,
  setPassword,
} from '../identity/password/new-password.ts';
import { route, type Input } from '../http/route.ts';
import { replaceSession } from '../identity/session/begin-session.ts';
import { hashPassword } from '../identity/session/password.ts';
import type { UserRow } from '../identity/users/repository.ts';
import { proveOwner, requireOwnPassword } from './prove-owner.ts';
import { ownUser, requireRow, type Client } from '../identity/session/visitor.ts';

export function registerOwnPasswords(app: FastifyInstance, deps: Deps): void {
  async function replacePassword(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    password: string,
  ): Promise<null> {
    requireUncommonPassword(password);
    const password_hash = await hashPassword(password);
    await replaceSession(deps, request, reply, async (tx) => {
      const changed = requireRow(await setPassword(tx, user, { password_hash }));
      await deps.jobs.send(tx, passwordChanged(changed));
      return changed;
    });
    return null;
  }

  async function setFirst(
    { body, client }: Input<'setOwnPassword'>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    const user = await ownUser(deps.db, client);
    if (user.password_hash !== null)
      throw invalidField('password', 'Contul are deja o parolă. O poți schimba.');
    requireUncommonPassword(body.password);
    const { token, confirmation_code } = body;
    const proof = { token, confirmation_code };
    await proveOwner(deps, request, user, proof);
    return replacePassword(request, reply, user, body.password);
  }

  route(app, 'setOwnPassword', setFirst);

  route(app, 'setFirstPassword', async (input, request, reply) => {
    requireOwnId(input.client, input.params.user_id);
    return setFirst(input, request, reply);
  });

  route(app, 'changePassword', async ({ params, body, client }, request, reply) => {
    requireOwnId(client, params.user_id);
    const user = await ownUser(deps.db, client);
    if (user.password_hash === null)
      throw invalidField('current_password', 'Contul nu are încă o parolă');
    await requireOwnPassword(deps, user, body.current_password, 'current_password');
    return replacePassword(request, reply, user, body.password);
  });
}

function requireOwnId(client: Client, userId: string): void {
  if (userId !== client.userId) throw notFound();
}
