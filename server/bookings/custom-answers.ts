import { firstOf } from '#contract/rule-words.ts';
import { answerRefusal } from '#domain/custom-answer.ts';
import { AppError } from '../app-error.ts';
import type { Tx } from '../deps.ts';

export interface CustomAnswer {
  id: number;
  label: string;
  value: string;
}

/**
 * The client's answers to the questions of the location, with the labels as asked.
 * Throws 422 on `custom_fields.{id}` for a required answer that is missing and an option that does not exist.
 */
export async function readCustomAnswers(
  tx: Tx,
  locationId: number,
  given: readonly { id: number; value: string }[],
): Promise<CustomAnswer[]> {
  const fields = await tx
    .selectFrom('custom_fields')
    .select(['id', 'label', 'type', 'required', 'options'])
    .where('location_id', '=', locationId)
    .orderBy('position')
    .execute();
  const errors: Record<string, string[]> = {};
  const answers = fields.map(({ id, label, type, required, options }) => {
    const value = given.find((answer) => answer.id === id)?.value ?? '';
    const refusal = answerRefusal({ type, required, options }, value);
    if (refusal) errors[`custom_fields.${id}`] = [refusal];
    return { id, label, value };
  });
  const refusals = Object.values(errors).flat();
  if (refusals.length > 0) throw new AppError('validation_failed', firstOf(refusals), errors);
  return answers.filter(({ value }) => value !== '');
}
