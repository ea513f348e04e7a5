import { refuse, times } from '../fault.ts';
import { Refusal } from '../refusal.ts';
import { endedCookies, withCookies } from '../sessions.ts';
import type { Scenario } from './scenario.ts';

/** What becomes of sign-in and session. */
export const sessionScenarios: Scenario[] = [
  {
    name: 'expired-session',
    says: 'Every access is over and no refresh is taken: signed-in visitors become guests.',
    apply: (world) => void (world.sessions = []),
  },
  {
    name: 'expired-access',
    says: 'Every access is over, but can be refreshed.',
    apply: (world) => {
      for (const session of world.sessions) session.accessIsOver = true;
    },
  },
  {
    name: 'stale-session-at-login',
    says: 'The first login answers 401, the next one goes through.',
    apply: (world) =>
      void world.faults.set(
        'login',
        times(1, () => withCookies(endedCookies(), new Refusal('unauthenticated').toResponse())),
      ),
  },
  {
    name: 'login-always-unauthenticated',
    says: 'Every login answers 401.',
    apply: (world) => void world.faults.set('login', refuse('unauthenticated')),
  },
  {
    name: 'too-many-logins',
    says: 'Login answers 429 with 90 seconds to wait.',
    apply: (world) =>
      void world.faults.set(
        'login',
        refuse('too_many_attempts', {
          errors: { email: ['Prea multe încercări. Încearcă din nou peste 2 minute.'] },
          seconds: 90,
        }),
      ),
  },
  {
    name: 'login-field-errors',
    says: 'Login answers 422 with a message on each field.',
    apply: (world) =>
      void world.faults.set(
        'login',
        refuse('validation_failed', {
          errors: { email: ['E-mailul este blocat'], password: ['Parola a expirat'] },
        }),
      ),
  },
  {
    name: 'captcha-refused',
    says: 'Login is refused because of the captcha: 422 on captcha_token.',
    apply: (world) =>
      void world.faults.set(
        'login',
        refuse('validation_failed', {
          errors: { captcha_token: ['Verificarea anti-robot nu a reușit'] },
        }),
      ),
  },
  {
    name: 'stale-xsrf-token',
    says: 'The first booking answers 419, as after a page stood open for long.',
    apply: (world) => void world.faults.set('createBooking', times(1, refuse('csrf_mismatch'))),
  },
];
