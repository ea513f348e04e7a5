/** Free of libraries: may be part of a first load. */
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

/** In ms; CLS has no unit. */
export const pageMetrics = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

export type PageMetric = (typeof pageMetrics)[number];
