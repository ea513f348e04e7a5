/** Who may see a page: everybody, only guests, or only signed-in clients. */
const knownGuards = ['public', 'guest-only', 'protected'] as const;
export type Guard = (typeof knownGuards)[number];

/** The one table of guarded routes: a path and all below it. What is not here is public. */
export const guards: Record<string, Guard> = {
  '/login': 'guest-only',
  '/register': 'guest-only',
  '/setup-password': 'guest-only',
  '/account': 'protected',
};

export function guardOf(pathname: string): Guard {
  const guarded = Object.entries(guards).find(
    ([route]) => pathname === route || pathname.startsWith(`${route}/`),
  );
  return guarded?.[1] ?? 'public';
}

/** Returns false if the table names an unknown guard: such a page must not be shown. */
export function hasKnownGuard(pathname: string): boolean {
  return knownGuards.includes(guardOf(pathname));
}

/** Returns the login page that leads back to an address (path and query) of this site. */
export function loginPath(back: string): string {
  return back === '/' ? '/login' : `/login?redirect=${encodeURIComponent(back)}`;
}

/** Returns the login page that leads back to a private address, and says that the session ended there. */
export function endedSessionPath(back: string): string {
  return `${loginPath(back)}&ended`;
}

/** Pages with names, phones or passwords on them; the error page stands in for any of them. */
const personal = /^\/(provider|dev|error)(\/|$)|^\/locations\/.+\/booking\/?$/;

/** True for a page where no optional third-party script may run. */
export function isPrivatePath(pathname: string): boolean {
  return guardOf(pathname) !== 'public' || personal.test(pathname);
}
