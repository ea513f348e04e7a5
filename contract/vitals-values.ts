/** Kinds of page, measured separately. */
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

/** Metrics by their web-vitals name, in ms; CLS has no unit. */
export const pageMetrics = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

export type PageMetric = (typeof pageMetrics)[number];
