import { accountProtections } from './account-protections.ts';
import { bookingProtections } from './booking-protections.ts';
import { codeProtections } from './code-protections.ts';
import { consumableProtections } from './consumable-protections.ts';
import { sessionProtections } from './session-protections.ts';

export const allProtections = [
  ...bookingProtections,
  ...consumableProtections,
  ...codeProtections,
  ...sessionProtections,
  ...accountProtections,
];
