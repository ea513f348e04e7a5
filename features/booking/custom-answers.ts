import type { BookingLocation } from './booking-location.ts';
import { copy } from './copy.ts';
import type { Draft } from './draft.ts';

/** Returns the sentence for each required question without an answer, by `custom_fields.{id}`. */
export function missingAnswers(location: BookingLocation, draft: Draft): Record<string, string> {
  const missing = location.custom_fields.filter(
    ({ id, required }) => required && !draft.customFields[id]?.trim(),
  );
  return Object.fromEntries(
    missing.map(({ id, type }) => [
      answerField(id),
      type === 'checkbox' ? copy.tickRequired : copy.answerRequired,
    ]),
  );
}

/** Returns the name under which the api speaks of the answer to a question. */
export function answerField(id: number): string {
  return `custom_fields.${id}`;
}
