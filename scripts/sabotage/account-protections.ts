import { without } from './protection.ts';

export const accountProtections = [
  ...without('server/account/password-routes.ts', 'server/identity/session/owner-matrix.test.ts', {
    'a client sets only their own password (owner check on :user_id)':
      'if (userId !== client.userId) throw notFound();',
  }),
  ...without(
    'server/identity/codes/repository.ts',
    'server/identity/session/owner-matrix.test.ts',
    {
      'a code counts only for the client to whom it was sent':
        ".$if(userId !== undefined, (update) => update.where('user_id', '=', userId ?? null))",
    },
  ),
  ...without('server/account/password-routes.ts', 'passwords.test.ts', {
    'a new password requires the current one':
      "await requireOwnPassword(deps, user, body.current_password, 'current_password');",
    'the first password needs proof of ownership': 'await proveOwner(deps, request, user, proof);',
  }),
  ...without('server/account/prove-owner.ts', 'passwords.test.ts', {
    'the current password cannot be guessed (ten tries)':
      'await takeLimit(deps, { ...limits.account.passwordTries, key: user.id }, waitOn(field));',
  }),
  ...without(
    'server/account/prove-owner.ts',
    ['contact-change.test.ts', 'delete-account.test.ts'],
    {
      'contact changes and deletion require proof of ownership': [
        "return requireOwnPassword(deps, user, password, 'password');",
        'return;',
      ],
    },
  ),
  ...without('server/identity/codes/repository.ts', 'server/account/contact-change.test.ts', {
    'a security code proves its owner for ten minutes': [
      "eb('proven_at', '>', provenAfter)",
      "eb('proven_at', 'is not', null)",
    ],
  }),
  ...without(
    'server/identity/users/repository.ts',
    ['server/account/passwords.test.ts', 'server/account/contact-change.test.ts'],
    {
      'a change of the account ends the other sessions': [
        '.set({ ...changes, pwd_epoch: sql<number>`pwd_epoch + 1` })',
        '.set({ ...changes })',
      ],
    },
  ),
  ...without('server/catalogue/images/redraw-upload.ts', 'server/account/avatar.test.ts', {
    'an avatar is one of three kinds of picture': 'if (!isPicture(bytes)) return null;',
  }),
  ...without(
    'server/identity/users/repository.ts',
    ['server/account/avatar.race.ts', 'server/account/delete-account.race.ts'],
    {
      "the lock of a client's row while avatar and account change": [
        ".where('id', '=', id).forNoKeyUpdate()",
        ".where('id', '=', id)",
      ],
    },
  ),
  ...without('server/booking/bookings/booking-limits.ts', 'server/account/delete-account.test.ts', {
    'a booking placed while its account is deleted is unauthenticated': [
      'if (!own) throw unauthenticated();',
      "if (!own) throw new Error('gone');",
    ],
  }),
  ...without('server/identity/password/routes.ts', 'reset-password.test.ts', {
    'the first proof of an e-mail removes phone and social networks': [
      'user.email_verified_at === null && !isKnownBrowser(env, request, user.id)',
      'false',
    ],
  }),
];
