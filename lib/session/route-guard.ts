/** Who may see a page: everybody, only guests, or only signed-in clients. */
export type Guard = 'public' | 'guest-only' | 'protected';

/** The one table of guarded routes: a path and all below it. What is not here is public. */
export const guards: Record<string, string> = {
  '/login': 'guest-only',
  '/register': 'guest-only',
  '/setup-password': 'guest-only',
  '/account': 'protected',
};

/** Returns the guard of a path; null for a name in the table that is no guard. */
export function guardOf(pathname: string): Guard | null {
  const guardedRoute = Object.keys(guards).find(
    (route) => pathname === route || pathname.startsWith(`${route}/`),
  );
  return asGuard(guardedRoute === undefined ? 'public' : guards[guardedRoute]);
}

/** Returns the login page that leads back to an address (path and query) of this site. */
export function loginPath(back: string): string {
  return back === '/' ? '/login' : `/login?redirect=${encodeURIComponent(back)}`;
}

/** Returns the login page that leads back to a private address, and says that the session ended there. */
export function endedSessionPath(back: string): string {
  return `${loginPath(back)}&ended`;
}

function asGuard(name: string | undefined): Guard | null {
  if (name === 'public' || name === 'guest-only' || name === 'protected') return name;
  return null;
}

/** Pages with names, phones or passwords on them; the error page stands in for any of them. */
const personal = /^\/(provider|dev|error)(\/|$)|^\/locations\/.+\/booking\/?$/;

/** True for a page where no optional third-party script may run. */
export function isPrivatePath(pathname: string): boolean {
  return guardOf(pathname) !== 'public' || personal.test(pathname);
}
