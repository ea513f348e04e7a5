import type { MeasuredPage } from '#contract/values.ts';
import type { AppRoutes } from '../.next/types/routes.d.ts';

type PageFolder<Route = AppRoutes> = Route extends `${infer Folder}/[[...path]]` ? Folder : Route;

const guards = ['public', 'guest-only', 'protected'] as const;
type Guard = (typeof guards)[number];

type Page = {
  measuredAs: MeasuredPage;
  guard?: Exclude<Guard, 'public'>;
  /** Seconds for which all visitors share a rendering. */
  cachedFor?: number;
  /** Seconds for which an unchanged location is not rendered again. */
  keptFor?: number;
  /** Depends on the date, so that a rendering of an earlier day is outdated. */
  isDaily?: true;
  /** Seconds for which guests share a rendering per URL; for as long again, they get it stale. */
  guestsFor?: number;
  /** Has personal data and therefore no optional scripts. Implied by a guard. */
  isPersonal?: true;
  inSitemap?: true;
};

const minute = 60;
const hour = 60 * minute;

const account = { measuredAs: 'account', guard: 'protected' } as const;
const signIn = { measuredAs: 'auth', guard: 'guest-only' } as const;
const business = { measuredAs: 'business', cachedFor: hour, inSitemap: true } as const;
const location = { measuredAs: 'location', cachedFor: minute, keptFor: hour } as const;
const reading = { measuredAs: 'reading', cachedFor: hour, inSitemap: true } as const;
const demo = { measuredAs: 'reading', isPersonal: true } as const;
const booking = { measuredAs: 'booking', isPersonal: true } as const;
const signedLink = { measuredAs: 'account', isPersonal: true } as const;

/** A folder of app/ without a row does not compile (after `next typegen`). */
export const pages: Record<PageFolder, Page> = {
  '/': { measuredAs: 'home', cachedFor: minute, isDaily: true, inSitemap: true },
  '/locations': { measuredAs: 'results', guestsFor: 15 },
  '/locations/[id]': location,
  '/locations/[id]/[slug]': location,
  '/locations/[id]/booking': booking,
  '/locations/[id]/[slug]/booking': booking,
  '/[name]': { measuredAs: 'city', cachedFor: minute },
  '/login': signIn,
  '/register': signIn,
  '/setup-password': signIn,
  '/account': account,
  '/account/bookings': account,
  '/account/bookings/[id]': account,
  '/account/bookings/[id]/reschedule': account,
  '/account/profile': account,
  '/account/security': account,
  '/account/subscriptions': account,
  '/account/favourites': account,
  '/provider/bookings/[token]': signedLink,
  '/provider/calendars/[token]': signedLink,
  '/b/[token]': signedLink,
  '/b/[token]/reschedule': signedLink,
  '/business': business,
  '/beauty-and-care': business,
  '/health-and-wellness': business,
  '/sports-and-recreation': business,
  '/cities': reading,
  '/faq': reading,
  '/feedback': reading,
  '/how-we-rank': reading,
  '/accessibility': reading,
  '/privacy-policy': reading,
  '/terms-and-conditions': reading,
  '/dev/mailbox': demo,
  '/dev/components': demo,
};

export const sitemapPaths = Object.entries(pages).flatMap(([path, page]) =>
  page.inSitemap ? path : [],
);

const files = [
  '/robots.txt',
  '/manifest.webmanifest',
  '/sw.js',
  '/sitemap.xml',
  '/sitemaps/[file]',
  '/.well-known/security.txt',
];

/** Fewest parameters first, so that 'booking' in '/locations/7/booking' is not a slug. */
const patterns = (Object.keys(pages) as PageFolder[])
  .sort((one, other) => one.split('[').length - other.split('[').length)
  .map((folder) => ({ folder, pattern: patternOf(folder) }));
const filePatterns = files.map(patternOf);

export function pageAt(pathname: string): Page {
  const found = pageExactlyAt(pathname);
  if (found || pathname === '/') return found ?? pages['/'];
  return pageAt(pathname.replace(/\/[^/]*\/?$/, '') || '/');
}

export function guardOf(pathname: string): Guard {
  return pageAt(pathname).guard ?? 'public';
}

/** A page with an unknown guard must never be rendered. */
export function hasKnownGuard(pathname: string): boolean {
  return guards.includes(guardOf(pathname));
}

export function cacheSeconds(pathname: string): number {
  if (isPrivatePath(pathname) || filePatterns.some((pattern) => pattern.test(pathname))) return 0;
  // Any other path is that of a city, category or contest, or of no page.
  return (pageExactlyAt(pathname) ?? pages['/[name]']).cachedFor ?? 0;
}

export function keptSeconds(pathname: string): number {
  return pageExactlyAt(pathname)?.keptFor ?? cacheSeconds(pathname);
}

export function isDaily(pathname: string): boolean {
  return pageExactlyAt(pathname)?.isDaily ?? false;
}

export function isPrivatePath(pathname: string): boolean {
  return guardOf(pathname) !== 'public' || pageAt(pathname).isPersonal === true;
}

/** Returns the folder of app/, for logs, because a path may contain a token. */
export function folderOf(pathname: string): string {
  return folderAt(pathname) ?? '/[name]';
}

function pageExactlyAt(pathname: string): Page | undefined {
  const folder = folderAt(pathname);
  return folder && pages[folder];
}

function folderAt(pathname: string): PageFolder | undefined {
  return patterns.find(({ pattern }) => pattern.test(pathname))?.folder;
}

function patternOf(folder: string): RegExp {
  return new RegExp(`^${folder.replaceAll('.', '\\.').replaceAll(/\[\w+\]/g, '[^/]+')}/?$`);
}
