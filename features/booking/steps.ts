import type { Draft, Step } from './draft.ts';

/** Returns the step that an address asks for; 1 for anything else. */
export function stepOf(text: string | null | undefined): Step {
  const found = ([1, 2, 3, 4, 5] as const).find((step) => String(step) === text);
  return found ?? 1;
}

/** Returns the furthest step that a draft allows: nobody jumps ahead of a question without answer. */
export function furthestStep(draft: Draft): Step {
  if (draft.servicesIds.length === 0) return 1;
  return draft.startDate === null || draft.startTime === null ? 3 : 4;
}

/** Returns the step to show when `wanted` is asked for; 5 is only for a placed booking. */
export function allowedStep(wanted: Step, draft: Draft, placed: boolean): Step {
  if (placed && wanted === 5) return 5;
  const furthest = furthestStep(draft);
  return wanted < furthest ? wanted : furthest;
}
