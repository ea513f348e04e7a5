/** The answer of a ticked checkbox; one that is not ticked has no answer. */
export const tickedAnswer = 'Da';

/** How a question of a location is answered: in words, by one of its options, or by a tick. */
export const questionTypes = ['text', 'select', 'checkbox'] as const;

/** A question that a location asks at booking. */
export type Question = {
  type: (typeof questionTypes)[number];
  required: boolean;
  options: readonly string[];
};

/** Returns what to tell about an answer that cannot stay so, '' standing for none; null when it can. */
export function answerRefusal({ type, required, options }: Question, value: string): string | null {
  const missing = type === 'checkbox' ? 'Bifează ca să continui' : 'Răspunde la această întrebare';
  if (value === '') return required ? missing : null;
  if (type === 'select' && !options.includes(value)) return 'Alege unul dintre răspunsuri';
  return type === 'checkbox' && value !== tickedAnswer ? missing : null;
}
