export const optionalConsents = ['analytics', 'marketing'] as const;
export type OptionalConsent = (typeof optionalConsents)[number];

export const imageWidths = [150, 300, 500, 800, 1200] as const;
export type ImageWidth = (typeof imageWidths)[number];

export const slotSpanDays = 31;

export const lastPage = 100_000;

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
  customFieldValue: 500,
  voucherCode: 40,
};

/** Per request, account (`favourites`) or browser (`guestFavourites`, `recentLocations`). */
export const maxCounts = {
  filterIds: 50,
  searchDays: 14,
  services: 20,
  customFields: 20,
  overlaps: 20,
  places: 20,
  nextSlotsIds: 20,
  favourites: 200,
  guestFavourites: 50,
  recentLocations: 12,
};

export const pageSizes = {
  locations: 20,
  suggestions: 3,
  cityLocations: 18,
  reviews: 10,
  bookings: 10,
  max: 50,
  cards: 50,
};

export const sitemapFileCalls = 25;

export const fieldLabels = {
  email: 'E-mail',
  password: 'Parolă',
  voucherCode: 'Cod voucher',
  comment: 'Mesaj pentru specialist',
};

export const measuredPages = [
  'home',
  'results',
  'location',
  'booking',
  'city',
  'auth',
  'account',
  'business',
  'reading',
] as const;
export type MeasuredPage = (typeof measuredPages)[number];

/** In ms, except CLS, which has no unit. */
export const pageMetrics = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;
export type PageMetric = (typeof pageMetrics)[number];
