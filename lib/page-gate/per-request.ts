/** The pages that are rendered for each request. All others come from the page cache, the same for everybody. */
const perRequest = [
  /^\/(login|register|setup-password)\/?$/,
  /^\/account(\/(profile|security|subscriptions|favourites|bookings(\/[^/]+(\/reschedule)?)?))?\/?$/,
  /^\/error\/?$/,
  /^\/dev\/(mailbox|components)\/?$/,
  /^\/(robots\.txt|sitemap\.xml|sitemaps\/[^/]+)$/,
  /^\/provider\/bookings\/[^/]+\/?$/,
  /^\/locations\/?$/,
  /^\/locations\/[^/]+(\/[^/]+)?\/booking\/?$/,
];

/** Tells whether a page is rendered for each request: it may depend on who asks and on the query of the address. */
export function isPerRequest(pathname: string): boolean {
  return perRequest.some((pattern) => pattern.test(pathname));
}
