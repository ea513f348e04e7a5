import type { RuleId } from './rules.ts';

/**
 * Rules whose part of the product does not exist yet. The list may only shrink: whoever builds a part
 * takes its rules off and tests them (`npm run coverage-of-spec -- --check`).
 */
export const notBuilt: readonly RuleId[] = [
  // The Facebook dialog.
  'S1-01',

  // Pages and links to them: business, information, legal.
  'S2-02',
  'S2-09',
  'S2-10',
  'S2-11',
  'S2-12',
  'S2-13',
  'S2-14',
  'S2-15',
  // Registration, password set-up, contests, city pages.
  'S2-20',
  'S2-21',
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
  // The other states of the auth modal, and the consent dialog.
  'S2-81',
  'S2-83',
  'S2-84',
  'S2-85',
  'S2-86',
  'S2-87',

  // Consent, registration, social login, cancel reasons.
  'S3-15',
  'S3-27',

  // Password, SMS, registration, cancel, consent.
  'S4-01',
  'S4-04',
  'S4-05',
  'S4-06',
  'S4-07',
  'S4-08',
  'S4-09',
  'S4-10',
  'S4-14',
  'S4-34',
  'S4-35',

  // Registration, password, SMS, captcha.
  'S5-09',
  'S5-10',
  'S5-18',

  // Registration, SMS, social login.
  'S6-04',

  // Calls of all these.
  'S7-03',
  'S7-05',
  'S7-30',
  'S7-31',
  'S7-32',

  // SMS, registration, password, consent.
  'S9-11',
  'S9-27',
];
