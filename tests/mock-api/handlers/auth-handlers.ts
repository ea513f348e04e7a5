import { randomUUID } from 'node:crypto';
import type { HttpHandler } from 'msw';
import { resendSeconds } from '#contract/account-values.ts';
import { errorResponse } from '#tests/msw/mock-call.ts';
import { makeUser } from '#tests/factories/user.ts';
import { handleCall } from '../handle-call.ts';
import type { MockClient } from '../catalogue/clients.ts';
import { requireMockCode } from '../mock-code.ts';
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

export function authHandlers(world: World): HttpHandler[] {
  const findClient = (field: 'email' | 'phone', value: string) =>
    world.clients.find(({ user }) => user[field] === value);
  const signIn = ({ user }: MockClient, status: number) => {
    const cookies = sessionCookies(world, beginSession(world, user.id));
    const response = Response.json({ data: user }, { status });
    return withCookies([...cookies, xsrfCookie(world)], response);
  };

  return [
    handleCall(world, 'csrfCookie', () => withCookies([xsrfCookie(world)])),

    handleCall(world, 'login', ({ body, request }) => {
      const { at, rt } = cookiesOf(request);
      // The session no longer exists. The page logs out and retries once.
      if ((at ?? rt) && !sessionOf(world, request))
        return withCookies(endedCookies(), errorResponse('unauthenticated'));
      const client = findClient('email', body.email.toLowerCase());
      if (!client || client.password !== body.password)
        throw invalidField('email', 'E-mailul sau parola nu sunt corecte');
      if (client.passwordIsTemporary)
        throw invalidField('setup_password', 'Parola ta este temporară. Alege una nouă.');
      return signIn(client, 200);
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

    handleCall(world, 'sendLoginSms', () => ({
      token: randomUUID(),
      seconds: resendSeconds.smsLogin,
      message: 'Dacă există un cont cu acest număr, primești un cod prin SMS.',
    })),

    handleCall(world, 'confirmLoginSms', ({ body }) => {
      const client = findClient('phone', body.phone);
      requireMockCode('confirmation_code', client && body.confirmation_code);
      return signIn(client!, 200);
    }),

    handleCall(world, 'loginSocial', ({ body }) => {
      const client = findClient('email', body.email ?? '');
      if (client) return signIn(client, 200);
      throw invalidField('social', 'Nu există încă un cont Aproape legat de acesta.');
    }),

    handleCall(world, 'registerTemporarily', ({ body }) => {
      for (const field of ['email', 'phone'] as const)
        if (findClient(field, body[field])) throw invalidField(field, 'Există deja un cont');
      return {
        data: randomUUID(),
        seconds: resendSeconds.registration,
        message: 'Ți-am trimis un cod prin SMS.',
      };
    }),

    handleCall(world, 'registerClient', ({ body }) => {
      requireMockCode('confirmation_code', body.confirmation_code);
      const { first_name, last_name, email, phone, password = '' } = body;
      const id = randomUUID();
      const user = makeUser({ id, first_name, last_name, email, phone });
      const client = { user: { ...user, has_password: password !== '' }, password };
      world.clients.push(client);
      return signIn(client, 201);
    }),

    handleCall(world, 'setupPassword', ({ body }) => {
      const client = findClient('email', body.email);
      if (!client?.passwordIsTemporary || client.password !== body.current_password)
        throw invalidField('email', 'E-mailul sau parola nu sunt corecte');
      Object.assign(client, { password: body.password, passwordIsTemporary: false });
      return null;
    }),

    handleCall(world, 'sendPasswordCode', () => ({
      seconds: resendSeconds.mail,
      message: 'Dacă există un cont cu acest e-mail, primești un cod în câteva minute.',
    })),

    handleCall(world, 'verifyPasswordCode', ({ body }) => {
      requireMockCode('token', findClient('email', body.email) && body.token);
      return { message: 'Codul este corect. Alege o parolă nouă.' };
    }),

    handleCall(world, 'resetPassword', ({ body }) => {
      const client = findClient('email', body.email);
      requireMockCode('token', client && body.token);
      client!.password = body.password;
      return {
        message: 'Parola a fost salvată cu succes. Acum te poți autentifica folosind parola nouă.',
      };
    }),
  ];
}
