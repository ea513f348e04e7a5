import type { RuleId } from './rules.ts';

/**
 * Rules whose part of the product does not exist yet. The list may only shrink: whoever builds a part
 * takes its rules off and tests them (`npm run coverage-of-spec -- --check`).
 */
export const notBuilt: readonly RuleId[] = [
  // The business header, and the page to write to us.
  'S2-02',
  'S2-13',
  // Overlay and consent banner.
  'S2-30',
  'S2-31',
  'S2-46',
  'S2-47',
  'S2-48',
  'S2-49',
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
