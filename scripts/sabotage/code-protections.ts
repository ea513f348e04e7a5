import { without } from './protection.ts';

export const codeProtections = [
  ...without('server/identity/codes/repository.ts', 'check-code.test.ts', {
    'a code is compared five times (attempt cap)': ".where('attempts', '<', max)",
  }),
  ...without('server/identity/codes/repository.ts', 'codes.race.ts', {
    'a code is used once (consumed_at)': [
      ".where('consumed_at', 'is', null) .returning('id')",
      ".returning('id')",
    ],
  }),
  ...without('server/identity/codes/repository.ts', 'check-code.test.ts', {
    'a used code is not compared again (consumed_at)': [
      ".where('consumed_at', 'is', null) .where((eb)",
      '.where((eb)',
    ],
    'a code ends after five minutes': [
      "eb('created_at', '>', sentAfter)",
      "eb('created_at', 'is not', null)",
    ],
    'a code belongs to its contact': [
      ".where('contact', '=', contact) .where('consumed_at', 'is', null) .where((eb)",
      ".where('consumed_at', 'is', null) .where((eb)",
    ],
  }),
  ...without('server/identity/codes/check-code.ts', 'check-code.test.ts', {
    'no code matches for a contact without an account': [
      'isSame(code, codeOf(env, challenge)) && hasOwner(challenge);',
      'isSame(code, codeOf(env, challenge));',
    ],
  }),
  ...without('server/identity/codes/issue-code.ts', 'check-code.test.ts', {
    'the wait until the next code': [
      'if (left > 0) throw tooSoon(field, left); const isSent',
      'const isSent',
    ],
  }),
  ...without('server/identity/codes/check-code.ts', 'code-limits.test.ts', {
    'failures of a phone and an address are counted':
      'for (const limit of failures) await takeLimit({ ...deps, now: () => now }, limit, waitOn(field));',
  }),
  ...without('server/identity/codes/check-code.ts', 'strangers.test.ts', {
    'guesses of strangers are counted separately from those of the owner': [
      'key: `${contact} ${address}` };',
      'key: contact };',
    ],
  }),
  ...without('server/identity/codes/code-limits.ts', ['code-limits.test.ts', 'strangers.test.ts'], {
    'the hourly budget of SMS':
      'await count(deps, { ...budget, max: deps.env.SMS_HOURLY_BUDGET }, wordsOf);',
    'the limit of SMS to a block of numbers':
      'await count(deps, { ...perBlock, key: contact.slice(0, -3) }, wordsOf);',
  }),
  ...without('server/identity/codes/repository.ts', 'strangers.test.ts', {
    'each address has attempts of its own': ".where(ofAddress, '<', max)",
    'guesses of strangers use up no attempt of the owner':
      ".$if(token === undefined, (update) => update.where('asked_from', '=', address))",
  }),
  ...without(
    'server/identity/password/new-password.ts',
    ['server/identity/registration/registration.test.ts', 'reset-password.test.ts'],
    {
      'common passwords are refused': [
        "if (!commonPasswords.has(password.normalize('NFC').toLowerCase())) return;",
        'if (password) return;',
      ],
    },
  ),
  ...without(
    'server/identity/session/routes.ts',
    'server/identity/password/setup-password.test.ts',
    {
      'a temporary password begins no session': [
        'if (user.password_is_temporary)',
        'if (Number.isNaN(user.pwd_epoch))',
      ],
    },
  ),
];
