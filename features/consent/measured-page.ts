import type { MeasuredPage } from '#contract/vitals-values.ts';

const kinds: [pattern: RegExp, page: MeasuredPage][] = [
  [/^\/$/, 'home'],
  [/^\/locations\/?$/, 'results'],
  [/^\/locations\/.*\/booking\/?$/, 'booking'],
  [/^\/locations\//, 'location'],
  [/^\/(login|register|setup-password)\/?$/, 'auth'],
  [/^\/(account|provider)\b/, 'account'],
  [/^\/(business|beauty-and-care|health-and-wellness|sports-and-recreation)\/?$/, 'business'],
  [
    /^\/(cities|faq|feedback|terms-and-conditions|privacy-policy|accessibility|how-we-rank|dev)\b/,
    'reading',
  ],
];

/** Returns the kind of page at a path; other paths directly below the root are cities. */
export function measuredPage(path: string): MeasuredPage {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'city';
}
