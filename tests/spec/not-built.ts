import type { RuleId } from './rules.ts';

/**
 * Rules whose part of the product does not exist yet. The list may only shrink: whoever builds a part
 * takes its rules off and tests them (`npm run coverage-of-spec -- --check`).
 */
export const notBuilt: readonly RuleId[] = [
  // Pages and links to them: business, information, legal.
  'S2-02',
  'S2-09',
  'S2-10',
  'S2-11',
  'S2-12',
  'S2-13',
  'S2-14',
  'S2-15',
  // Contests, city pages.
  'S2-22',
  'S2-23',
  'S2-24',
  // Overlay and consent banner.
  'S2-30',
  'S2-31',
  // Ways to pages that do not exist, in header, drawer and footer; the business header.
  'S2-46',
  'S2-47',
  'S2-48',
  'S2-49',
  'S2-59',
  'S2-60',
  'S2-62',
  // The consent dialog.
  'S2-84',
  'S2-85',
  'S2-86',
  'S2-87',

  // Consent.
  'S3-15',

  // Consent.
  'S4-34',
  'S4-35',

  // Consent.
  'S9-27',
];
