import { pageTitle } from '#lib/page-title.ts';
import { copy } from './copy.ts';
import { stepOf } from './steps.ts';

/** Returns the title of a booking page whose address asks for a step; whether one is placed is not known yet. */
export function bookingTitle(param: string | string[] | undefined, location: string): string {
  const step = stepOf([param].flat()[0]);
  return pageTitle(copy.stepTitle(step === 5 ? copy.yourBooking : copy.titles[step], location));
}
