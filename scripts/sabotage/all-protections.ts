import { accountProtections } from './account-protections.ts';
import { bookingProtections } from './booking-protections.ts';
import { codeProtections } from './code-protections.ts';
import { consumableProtections } from './consumable-protections.ts';
import { linkProtections } from './link-protections.ts';
import { providerProtections } from './provider-protections.ts';
import { sessionProtections } from './session-protections.ts';

export const allProtections = [
  ...bookingProtections,
  ...linkProtections,
  ...providerProtections,
  ...consumableProtections,
  ...codeProtections,
  ...sessionProtections,
  ...accountProtections,
];
