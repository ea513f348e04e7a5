import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { requireClient } from '../identity/session/visitor.ts';
import { registerContactChanges } from './contact-routes.ts';
import { registerDeletion } from './delete-account.ts';
import { exportAccount } from './export-account.ts';
import { registerMarketing } from './marketing-routes.ts';
import { ownUser } from './owner.ts';
import { registerOwnPasswords } from './password-routes.ts';
import { registerProfile } from './profile-routes.ts';
import { registerSessions } from './session-routes.ts';

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  registerProfile(app, deps);
  registerOwnPasswords(app, deps);
  registerContactChanges(app, deps);
  registerMarketing(app, deps);
  registerSessions(app, deps);
  registerDeletion(app, deps);

  route(app, 'exportAccount', async (_input, request) => {
    const user = await ownUser(deps.db, request);
    return { data: await exportAccount(deps, user, requireClient(request).session_id) };
  });
}
