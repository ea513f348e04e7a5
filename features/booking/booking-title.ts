import { copy } from './copy.ts';
import { stepOf } from './steps.ts';

/** Returns the title of a booking page whose address asks for a step; whether one is placed is not known yet. */
export function bookingTitle(step: string | string[] | undefined, location: string): string {
  const asked = stepOf([step].flat()[0]);
  return copy.stepTitle(asked === 5 ? copy.yourBooking : copy.titles[asked], location);
}
