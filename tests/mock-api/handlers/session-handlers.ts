import type { HttpHandler } from 'msw';
import { errorResponse } from '#tests/msw/mock-call.ts';
import { handleCall } from '../handle-call.ts';
import { invalidField } from '../refusal.ts';
import {
  beginSession,
  cookiesOf,
  endedCookies,
  sessionCookies,
  sessionOf,
  withCookies,
  xsrfCookie,
} from '../sessions.ts';
import type { World } from '../world.ts';

export function sessionHandlers(world: World): HttpHandler[] {
  return [
    handleCall(world, 'csrfCookie', () => withCookies([xsrfCookie(world)])),

    handleCall(world, 'login', ({ body, request }) => {
      const { at, rt } = cookiesOf(request);
      // The session no longer exists: the page logs out and retries once.
      if ((at ?? rt) && !sessionOf(world, request))
        return withCookies(endedCookies(), errorResponse('unauthenticated'));
      const client = world.clients.find(({ user }) => user.email === body.email.toLowerCase());
      if (!client || client.password !== body.password)
        throw invalidField('email', 'E-mailul sau parola nu sunt corecte');
      if (client.passwordIsTemporary)
        throw invalidField('setup_password', 'Parola ta este temporară. Alege una nouă.');
      const session = beginSession(world, client.user.id);
      const cookies = [...sessionCookies(world, session), xsrfCookie(world)];
      return withCookies(cookies, Response.json({ data: client.user }));
    }),

    handleCall(world, 'refreshSession', ({ request }) => {
      const session = world.sessions.find(({ refresh }) => refresh === cookiesOf(request).rt);
      if (!session) return withCookies(endedCookies(), errorResponse('unauthenticated'));
      world.sessions = world.sessions.filter((one) => one !== session);
      return withCookies(sessionCookies(world, beginSession(world, session.clientId)));
    }),

    handleCall(world, 'logout', ({ request }) => {
      const session = sessionOf(world, request);
      world.sessions = world.sessions.filter((one) => one !== session);
      return withCookies([...endedCookies(), xsrfCookie(world)]);
    }),

    handleCall(world, 'user', ({ client }) => ({ data: client.user })),
  ];
}
