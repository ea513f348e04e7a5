import { answerRefusal } from '#domain/custom-answer.ts';
import type { BookingLocation } from './booking-location.ts';
import type { Draft } from './draft.ts';

/** Returns what to tell about each question that is not answered as it asks, by `custom_fields.{id}`. */
export function missingAnswers(location: BookingLocation, draft: Draft): Record<string, string> {
  return Object.fromEntries(
    location.custom_fields.flatMap((question) => {
      const refusal = answerRefusal(question, draft.customFields[question.id]?.trim() ?? '');
      return refusal ? [[answerField(question.id), refusal]] : [];
    }),
  );
}

/** Returns the name under which the api speaks of the answer to a question. */
export function answerField(id: number): string {
  return `custom_fields.${id}`;
}
