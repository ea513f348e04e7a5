import type { Protection } from './protection.ts';

/** What keeps codes from being guessed, used twice or used up by others, and tells nobody who has an account. */
export const codeProtections: Protection[] = [
  {
    name: 'a code is compared five times (attempt cap)',
    file: 'server/codes/repository.ts',
    text: ".where('attempts', '<', max)",
    replacement: '',
    tests: ['server/codes/check-code.test.ts', 'server/sms-login/sms-login.test.ts'],
  },
  {
    name: 'a code is used once (consumed_at)',
    file: 'server/codes/repository.ts',
    text: ".where('consumed_at', 'is', null) .returning('id')",
    replacement: ".returning('id')",
    tests: ['server/codes/codes.race.ts'],
  },
  {
    name: 'a code that is over is not compared (consumed_at)',
    file: 'server/codes/repository.ts',
    text: ".where('consumed_at', 'is', null) .where((eb)",
    replacement: '.where((eb)',
    tests: ['server/codes/check-code.test.ts'],
  },
  {
    name: 'a code ends after five minutes',
    file: 'server/codes/repository.ts',
    text: "eb('created_at', '>', sentAfter)",
    replacement: "eb('created_at', 'is not', null)",
    tests: ['server/codes/check-code.test.ts'],
  },
  {
    name: 'a code belongs to its contact',
    file: 'server/codes/repository.ts',
    text: ".where('contact', '=', contact) .where('consumed_at', 'is', null) .where((eb)",
    replacement: ".where('consumed_at', 'is', null) .where((eb)",
    tests: ['server/codes/check-code.test.ts'],
  },
  {
    name: 'the code of a contact that is nobody’s is never right',
    file: 'server/codes/check-code.ts',
    text: 'return isEqual && isSomebodys(challenge);',
    replacement: 'return isEqual;',
    tests: ['server/codes/check-code.test.ts'],
  },
  {
    name: 'the wait until the next code',
    file: 'server/codes/issue-code.ts',
    text: 'if (left > 0) throw tooSoon(field, left); const isSent',
    replacement: 'const isSent',
    tests: ['server/codes/check-code.test.ts'],
  },
  {
    name: 'failures of a phone and an address are counted',
    file: 'server/codes/check-code.ts',
    text: 'const failure = await takeFailure(deps, { contact, ip, field });',
    replacement: 'const failure = { takeBack: async () => {}, ofNoCode: async () => {} };',
    tests: ['server/codes/code-limits.test.ts'],
  },
  {
    name: 'the hourly budget of SMS',
    file: 'server/codes/code-limits.ts',
    text: 'if (isSent) await takeLimit(tx, budget, now, wordsOf);',
    replacement: '',
    tests: ['server/codes/code-limits.test.ts'],
  },
  {
    name: 'passwords that everybody tries first are refused',
    file: 'server/password/common-passwords.ts',
    text: "if (!commonPasswords.has(password.normalize('NFC').toLowerCase())) return;",
    replacement: 'if (password) return;',
    tests: ['server/registration/registration.test.ts', 'server/password/reset-password.test.ts'],
  },
  {
    name: 'a temporary password begins no session',
    file: 'server/session/routes.ts',
    text: 'if (user.password_is_temporary)',
    replacement: 'if (Number.isNaN(user.pwd_epoch))',
    tests: ['server/password/setup-password.test.ts'],
  },
];
