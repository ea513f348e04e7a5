import { pageTitle } from '#lib/seo/page-title.ts';
import { copy } from '../copy.ts';
import type { Draft, Step } from './draft.ts';

export function stepOf(text: string | null | undefined): Step {
  const match = ([1, 2, 3, 4, 5] as const).find((step) => String(step) === text);
  return match ?? 1;
}

function furthestStep(draft: Draft): Step {
  if (draft.servicesIds.length === 0) return 1;
  return draft.startDate === null || draft.startTime === null ? 3 : 4;
}

export function allowedStep(step: Step, draft: Draft, placed: boolean): Step {
  if (placed && step === 5) return 5;
  const furthest = furthestStep(draft);
  return step < furthest ? step : furthest;
}

/** Neutral at step 5: the server does not check the booking. */
export function bookingTitle(text: string | string[] | undefined, location: string): string {
  const step = stepOf([text].flat()[0]);
  return pageTitle(copy.stepTitle(step === 5 ? copy.yourBooking : copy.titles[step], location));
}
