/** The kinds of page that are told apart when pages are measured. */
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

/** What is measured, as browsers name it: all in ms but the layout shift, which has no unit. */
export const pageMetrics = ['TTFB', 'FCP', 'LCP', 'INP', 'CLS'] as const;

export type PageMetric = (typeof pageMetrics)[number];
