import type { Protection } from './protection.ts';

/** What keeps an account its owner's, also at an open session, and takes everything along when it goes. */
export const accountProtections: Protection[] = [
  {
    name: 'a password is set under the own id alone (owner check on :user_id)',
    file: 'server/account/owner.ts',
    text: 'if (userId !== clientOf(request).user_id) throw notFound();',
    replacement: '',
    tests: ['server/session/owner-matrix.test.ts'],
  },
  {
    name: 'a code counts for the client whom it was sent',
    file: 'server/codes/repository.ts',
    text: ".$if(userId !== undefined, (update) => update.where('user_id', '=', userId ?? null))",
    replacement: '',
    tests: ['server/session/owner-matrix.test.ts'],
  },
  {
    name: 'another password takes the current one',
    file: 'server/account/password-routes.ts',
    text: 'await requireOwnPassword(deps, user, body.current_password);',
    replacement: '',
    tests: ['server/account/passwords.test.ts'],
  },
  {
    name: 'the current password cannot be guessed (ten tries)',
    file: 'server/account/owner.ts',
    text: "await takeLimit(db, limit, now(), waitOn('current_password'));",
    replacement: '',
    tests: ['server/account/passwords.test.ts'],
  },
  {
    name: 'contacts and deletion take proof of the owner',
    file: 'server/account/prove-owner.ts',
    text: 'return requireOwnPassword(deps, user, current_password);',
    replacement: 'return;',
    tests: ['server/account/contact-change.test.ts', 'server/account/delete-account.test.ts'],
  },
  {
    name: 'a security code proves its owner for ten minutes',
    file: 'server/codes/repository.ts',
    text: "eb('proven_at', '>', provenAfter)",
    replacement: "eb('proven_at', 'is not', null)",
    tests: ['server/account/contact-change.test.ts'],
  },
  {
    name: 'a change of the account ends the other sessions',
    file: 'server/users/repository.ts',
    text: '.set({ ...changes, pwd_epoch: sql<number>`pwd_epoch + 1` })',
    replacement: '.set({ ...changes })',
    tests: ['server/account/passwords.test.ts', 'server/account/contact-change.test.ts'],
  },
  {
    name: 'an avatar is one of three kinds of picture',
    file: 'server/images/draw-avatar.ts',
    text: 'if (!isPicture(bytes)) return null;',
    replacement: '',
    tests: ['server/account/avatar.test.ts'],
  },
  {
    name: "the lock of a client's row while avatar and account change",
    file: 'server/users/repository.ts',
    text: ".where('id', '=', id) .forUpdate()",
    replacement: ".where('id', '=', id)",
    tests: ['server/account/avatar.race.ts', 'server/account/delete-account.race.ts'],
  },
  {
    name: 'a booking that is placed while its account goes finds none',
    file: 'server/bookings/repository.ts',
    text: 'if (!(await users.forUpdate().executeTakeFirst())) throw unauthenticated();',
    replacement: 'await users.forUpdate().executeTakeFirst();',
    tests: ['server/account/delete-account.test.ts'],
  },
  {
    name: 'the first password takes proof of the owner',
    file: 'server/account/password-routes.ts',
    text: 'await proveOwner(deps, request, user, body);',
    replacement: '',
    tests: ['server/account/passwords.test.ts'],
  },
  {
    name: 'the first proof of an e-mail clears what was there before it',
    file: 'server/password/reset-password.ts',
    text: 'user.email_verified_at === null && !isKnownBrowser(user.id)',
    replacement: 'false',
    tests: ['server/password/reset-password.test.ts'],
  },
];
