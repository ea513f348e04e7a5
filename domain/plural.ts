/** The Romanian forms of a counted word, with {n} where the number goes: '{n} de recenzii'. */
export type PluralForms = { one: string; few: string; other: string };

const rules = new Intl.PluralRules('ro');
const numbers = new Intl.NumberFormat('ro-RO');

/**
 * Returns the form that n takes in Romanian, with the number in place of {n}: one = 1; few = 0,
 * 2-19, 101-119 and decimals; other = 20-100, 120 and so on, which take "de".
 */
export function plural(n: number, forms: PluralForms): string {
  const rule = rules.select(n);
  const form = rule === 'one' || rule === 'few' ? forms[rule] : forms.other;
  return form.replaceAll('{n}', numbers.format(n));
}
