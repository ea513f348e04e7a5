import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ownPasswordBody } from '#contract/password.ts';
import { invalidField } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { requireUncommonPassword, passwordChanged } from '../identity/password/new-password.ts';
import { route } from '../http/route.ts';
import { hashPassword } from '../identity/session/password.ts';
import { updateUserOfEpoch, type UserRow } from '../identity/users/repository.ts';
import { proveOwner, requireOwnId, requireOwnPassword } from './prove-owner.ts';
import { renewAccount } from './renew-account.ts';
import { ownUser } from '../identity/session/visitor.ts';

type FirstPassword = z.output<typeof ownPasswordBody>;

export function registerOwnPasswords(app: FastifyInstance, deps: Deps): void {
  async function replacePassword(
    request: FastifyRequest,
    reply: FastifyReply,
    user: UserRow,
    password: string,
  ): Promise<null> {
    requireUncommonPassword(password);
    const password_hash = await hashPassword(password);
    await renewAccount(deps, request, reply, async (tx) => {
      const changes = { password_hash, password_is_temporary: false };
      const row = await updateUserOfEpoch(tx, user, changes);
      if (row) await deps.jobs.send(tx, passwordChanged(row));
      return row;
    });
    return null;
  }

  async function setFirst(request: FastifyRequest, reply: FastifyReply, body: FirstPassword) {
    const user = await ownUser(deps.db, request);
    if (user.password_hash !== null)
      throw invalidField('password', 'Contul are deja o parolă. O poți schimba.');
    requireUncommonPassword(body.password);
    const { token, confirmation_code } = body;
    const proof = { token, confirmation_code };
    await proveOwner(deps, request, user, proof);
    return replacePassword(request, reply, user, body.password);
  }

  route(app, 'setOwnPassword', async ({ body }, request, reply) => setFirst(request, reply, body));

  route(app, 'setFirstPassword', async ({ params, body }, request, reply) => {
    requireOwnId(request, params.user_id);
    return setFirst(request, reply, body);
  });

  route(app, 'changePassword', async ({ params, body }, request, reply) => {
    requireOwnId(request, params.user_id);
    const user = await ownUser(deps.db, request);
    if (user.password_hash === null)
      throw invalidField('current_password', 'Contul nu are încă o parolă');
    await requireOwnPassword(deps, user, body.current_password, 'current_password');
    return replacePassword(request, reply, user, body.password);
  });
}
