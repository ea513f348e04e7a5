/** Values that screens, schemas and SQL share. No library comes with them: the first load of a page may carry this file. */

/** The orders of the list of locations that an address can name; without one it is the default order. */
export const locationSorts = ['distance', 'rating', 'reviews'] as const;
export type LocationSort = (typeof locationSorts)[number];
export type LocationOrder = LocationSort | 'default';

/** Whether a location takes bookings as they come, or answers each. */
export const approvals = ['automatic', 'manual'] as const;

/** The kinds of use that a visitor decides about. */
export const optionalConsents = ['analytics', 'marketing'] as const;
export type OptionalConsent = (typeof optionalConsents)[number];

/** In which widths a picture is served, in px. */
export const imageWidths = [150, 300, 500, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** For how many days free times can be read at once. */
export const slotSpanDays = 31;

export const lastPage = 100_000;

/** The longest texts, in characters. */
export const maxLengths = {
  search: 120,
  place: 100,
  slug: 200,
  email: 254,
  password: 128,
  comment: 1_000,
  cancelReason: 1_000,
  review: 1_000,
  feedbackName: 100,
  feedback: 2_000,
  customAnswer: 500,
  voucherCode: 40,
};

/** The longest lists of a request. */
export const maxCounts = {
  filterIds: 50,
  searchDays: 14,
  services: 20,
  customAnswers: 20,
  places: 20,
  nextSlotsIds: 20,
  favourites: 200,
  guestFavourites: 50,
  recentLocations: 12,
};

/** How many calls of the api make one file of the sitemap: of 2,000 locations, or of 200 cities and the trades in them, each. */
export const sitemapFileCalls = 25;
