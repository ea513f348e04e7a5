import { answerProblem } from '#domain/custom-answer.ts';
import { AppError } from '../app-error.ts';
import type { Tx } from '../deps.ts';

export interface CustomAnswer {
  id: number;
  label: string;
  value: string;
}

const words = { missing: 'este obligatoriu', invalid: 'nu este valid' };

/**
 * The client's answers to the questions of the location, with the labels as asked (decisions 13).
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
    const problem = answerProblem({ type, required, options }, value);
    if (problem) errors[`custom_fields.${id}`] = [`Câmpul ${label} ${words[problem]}`];
    return { id, label, value };
  });
  const [first] = Object.values(errors).flat();
  if (first) throw new AppError('validation_failed', first, errors);
  return answers.filter(({ value }) => value !== '');
}
