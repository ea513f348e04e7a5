/** Value of a ticked checkbox; '' = not ticked. */
export const tickedValue = 'Da';

export const customFieldTypes = ['text', 'select', 'checkbox'] as const;

export type CustomFieldRules = {
  type: (typeof customFieldTypes)[number];
  required: boolean;
  options: readonly string[];
};

/** Returns the sentence for an invalid `value` ('' = not filled in); null if it is valid. */
export function customFieldRefusal(
  { type, required, options }: CustomFieldRules,
  value: string,
): string | null {
  const missing = type === 'checkbox' ? 'Bifează ca să continui' : 'Răspunde la această întrebare';
  if (value === '') return required ? missing : null;
  if (type === 'select' && !options.includes(value)) return 'Alege unul dintre răspunsuri';
  return type === 'checkbox' && value !== tickedValue ? missing : null;
}
