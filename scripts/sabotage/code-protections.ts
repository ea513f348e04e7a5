import { without } from './protection.ts';

/** Protections of codes: against guessing, reuse, exhaustion by others and account enumeration. */
export const codeProtections = [
  ...without(
    'server/codes/repository.ts',
    ['server/codes/check-code.test.ts', 'server/sms-login/sms-login.test.ts'],
    {
      'a code is compared five times (attempt cap)': ".where('attempts', '<', max)",
    },
  ),
  ...without('server/codes/repository.ts', ['server/codes/codes.race.ts'], {
    'a code is used once (consumed_at)': [
      ".where('consumed_at', 'is', null) .returning('id')",
      ".returning('id')",
    ],
  }),
  ...without('server/codes/repository.ts', ['server/codes/check-code.test.ts'], {
    'a code that is over is not compared (consumed_at)': [
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
  ...without('server/codes/check-code.ts', ['server/codes/check-code.test.ts'], {
    'the code of a contact that is nobody’s is never right': [
      'return isEqual && isSomebodys(challenge);',
      'return isEqual;',
    ],
  }),
  ...without('server/codes/issue-code.ts', ['server/codes/check-code.test.ts'], {
    'the wait until the next code': [
      'if (left > 0) throw tooSoon(field, left); const isSent',
      'const isSent',
    ],
  }),
  ...without('server/codes/check-code.ts', ['server/codes/code-limits.test.ts'], {
    'failures of a phone and an address are counted': [
      'const failure = await takeFailure(deps, { contact, ip, field });',
      'const failure = { takeBack: async () => {}, ofNoCode: async () => {} };',
    ],
  }),
  ...without(
    'server/codes/code-limits.ts',
    ['server/codes/code-limits.test.ts', 'server/codes/strangers.test.ts'],
    {
      'the hourly budget of SMS': '{ ...budget, max: env.SMS_HOURLY_BUDGET },',
      'SMS to a block of numbers': '{ ...perBlock, key: contact.slice(0, -3) },',
      'guesses of strangers are counted apart from those of the owner': [
        'key: `${contact} ${address}` }; const take',
        'key: contact }; const take',
      ],
    },
  ),
  ...without('server/codes/repository.ts', ['server/codes/strangers.test.ts'], {
    'each address has attempts of its own': ".where(ofAddress, '<', max)",
    'guesses of strangers use up no attempt of the owner':
      ".$if(token === undefined, (update) => update.where('asked_from', '=', address))",
  }),
  ...without(
    'server/password/common-passwords.ts',
    ['server/registration/registration.test.ts', 'server/password/reset-password.test.ts'],
    {
      'passwords that everybody tries first are refused': [
        "if (!commonPasswords.has(password.normalize('NFC').toLowerCase())) return;",
        'if (password) return;',
      ],
    },
  ),
  ...without('server/session/routes.ts', ['server/password/setup-password.test.ts'], {
    'a temporary password begins no session': [
      'if (user.password_is_temporary)',
      'if (Number.isNaN(user.pwd_epoch))',
    ],
  }),
];
