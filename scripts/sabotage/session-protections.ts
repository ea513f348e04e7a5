import { without } from './protection.ts';

export const sessionProtections = [
  ...without('server/identity/session/guard.ts', 'csrf-guard.test.ts', {
    'the XSRF token of a mutation': 'if (needsToken) requireXsrfToken(deps, request, visitor);',
    'a mutation comes from our own origin': 'requireOwnOrigin(deps, request);',
    'a mutation is not a form submission': 'requireOwnType(call, request);',
    'an XSRF token belongs to one session': [
      'isXsrfToken(env, header, visitor.boundTo, now())',
      'true',
    ],
  }),
  ...without('server/identity/session/guard.ts', 'authorisation.test.ts', {
    'a call for clients requires a session':
      "if (auth === 'client' && !visitor.client) throw unauthenticated();",
  }),
  ...without('server/identity/session/signed-tokens.ts', 'session-life.test.ts', {
    'an access cookie is signed by us': [
      '!key || !isSame(signatureOf({ APP_KEY: key }, `access:${payload}`), signature)',
      '!key',
    ],
  }),
  ...without('server/identity/session/visitor.ts', 'session-life.test.ts', {
    'an access cookie expires': ' && access.expiresAt > now()',
  }),
  ...without('server/identity/session/repository.ts', 'session-life.test.ts', {
    'a password change ends the sessions': [
      ".where('sessions.absolute_expires_at', '>', now) .whereRef('sessions.pwd_epoch', '=', 'users.pwd_epoch')",
      ".where('sessions.absolute_expires_at', '>', now)",
    ],
  }),
  ...without('server/identity/session/routes.ts', 'session-life.test.ts', {
    'signing out ends the session': 'if (sessionId) await revokeSession(db, sessionId, now());',
  }),
  ...without('server/identity/session/begin-session.ts', 'login.test.ts', {
    'signing in ends the previous session': 'if (former) await revokeSession(tx, former, now());',
  }),
  ...without('server/identity/session/refresh.ts', 'refresh.test.ts', {
    'a refresh token that is replayed late ends the session': [
      'now.getTime() - presented.rotated_at.getTime() > graceMs',
      'false',
    ],
  }),
  ...without('server/identity/session/repository.ts', 'refresh.race.ts', {
    'the lock of a session while it is refreshed': ".forUpdate('sessions')",
  }),
  ...without('server/identity/session/login.ts', 'server/limits/take-limit.test.ts', {
    'the attempt caps of login (too_many_attempts)': [
      'await takeLoginLimits(deps, folded, ip, captcha);',
      '0;',
    ],
  }),
  ...without('server/identity/session/login-limits.ts', 'login-limits.test.ts', {
    'strangers wait longer after many attempts on an account': [
      'if (excess > 0 && !isPerson',
      'if (excess > Infinity && !isPerson',
    ],
    'strangers cannot lock the owner out of the account':
      '&& !(await hasSessionFrom(db, email, network))',
  }),
  ...without('server/identity/session/login.ts', 'login.test.ts', {
    'a wrong password and an unknown e-mail take the same time': [
      'performance.now() + minResponseMs;',
      'performance.now();',
    ],
  }),
  ...without('server/limits/call-limits.ts', 'call-limits.test.ts', {
    'calls are limited by address': [
      'const max = maxOf(kind) * env.LIMIT_FACTOR;',
      'const max = 1_000_000;',
    ],
  }),
  ...without('server/app.ts', 'server/limits/call-limits.test.ts', {
    'X-Forwarded-For counts only from trusted proxies': [
      'trustProxy: env.API_TRUSTED_PROXIES,',
      'trustProxy: true,',
    ],
  }),
  ...without('server/app.ts', ['server/http/bad-input.test.ts', 'server/http/bad-body.test.ts'], {
    'text that the database cannot store is refused': 'registerTextGuard(app);',
  }),
];
