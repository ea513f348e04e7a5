import { expect, test } from 'vitest';
import { speltUrl } from './page-names.ts';

test.each([
  ['/Faq', '/faq'],
  ['/Account/profile', '/account/profile'],
  ['/Business/', '/business/'],
  ['/LOCATIONS?search_term=Tuns', '/locations?search_term=Tuns'],
  ['/Locations/140/Salon', '/locations/140/Salon'],
  ['/faq', null],
  ['/faq/Faq', null],
  ['/Iasi', null],
  ['/Dev/mailbox', '/dev/mailbox'],
  ['/', null],
  ['//Faq', null],
])('%s means %s', (url, spelt) => {
  expect(speltUrl(url)).toBe(spelt);
});
