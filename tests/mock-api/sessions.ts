import type { CallRequest } from '#tests/msw/mock-call.ts';
import { Refusal } from './refusal.ts';
import type { MockClient } from './catalogue/clients.ts';
import type { MockSession, World } from './world.ts';

const accessSeconds = 15 * 60;
const refreshSeconds = 30 * 24 * 3600;

export function signedInClient(world: World, request: CallRequest): MockClient | null {
  const { at } = cookiesOf(request);
  const session = world.sessions.find(({ access }) => access === at);
  return world.clients.find(({ user }) => user.id === session?.clientId) ?? null;
}

export function sessionOf(world: World, request: CallRequest): MockSession | null {
  const { at, rt } = cookiesOf(request);
  return world.sessions.find(({ access, refresh }) => access === at || refresh === rt) ?? null;
}

export function requireXsrfToken(world: World, request: CallRequest): void {
  const sent = request.headers.get('x-xsrf-token');
  if (!sent || sent !== cookiesOf(request)['XSRF-TOKEN']) throw new Refusal('csrf_mismatch');
}

export function beginSession(world: World, clientId: string): MockSession {
  const nth = (world.sessionsBegun += 1);
  const session = { clientId, access: `at-${nth}`, refresh: `rt-${nth}` };
  world.sessions.push(session);
  return session;
}

export function sessionCookies(world: World, { access, refresh }: MockSession): string[] {
  const until = Math.floor(world.clock.now().getTime() / 1000) + accessSeconds;
  return [
    `at=${access}; Path=/; Max-Age=${accessSeconds}; HttpOnly; SameSite=Lax`,
    `rt=${refresh}; Path=/; Max-Age=${refreshSeconds}; HttpOnly; SameSite=Lax`,
    `auth_hint=1.${until}; Path=/; Max-Age=${refreshSeconds}; SameSite=Lax`,
  ];
}

export function endedCookies(): string[] {
  return ['at', 'rt', 'auth_hint'].map((name) => `${name}=; Path=/; Max-Age=0`);
}

export function xsrfCookie(world: World): string {
  const nth = (world.requestCounts.get('csrfCookie') ?? 0) + 1;
  return `XSRF-TOKEN=xsrf-${nth}; Path=/; SameSite=Lax`;
}

export function withCookies(cookies: string[], response = new Response(null, { status: 204 })) {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}

export function cookiesOf({ headers }: CallRequest): Record<string, string> {
  const pairs = (headers.get('cookie') ?? '').split('; ').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}
