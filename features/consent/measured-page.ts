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

/** Returns of what kind the page at a path is; what stands right below the root is a city. */
export function measuredPage(path: string): MeasuredPage {
  return kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'city';
}
