/** The answer of a ticked checkbox; one that is not ticked has no answer. */
export const TICKED = 'Da';

/** A question that a location asks at booking (decisions 13). */
export type Question = {
  type: 'text' | 'select' | 'checkbox';
  required: boolean;
  options: readonly string[];
};

/** Returns what is wrong with an answer, '' standing for none; null when nothing is. */
export function answerProblem(
  { type, required, options }: Question,
  value: string,
): 'missing' | 'invalid' | null {
  if (value === '') return required ? 'missing' : null;
  if (type === 'select' && !options.includes(value)) return 'invalid';
  if (type === 'checkbox' && value !== TICKED) return 'invalid';
  return null;
}
