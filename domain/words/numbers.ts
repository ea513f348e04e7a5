/** Romanian plural forms; {n} is replaced by the number: '{n} de recenzii'. */
export type PluralForms = { one: string; few: string; other: string };

/**
 * Returns the plural form for n with the number inserted. Form `one` is for 1; `few` for 0, 2-19, 101-119 and decimals; `other` for
 * 20-100, 120 and so on, which take "de".
 */
export function plural(n: number, forms: PluralForms): string {
  return forms[formOf(n)].replaceAll('{n}', numberLabel(n));
}

function formOf(n: number): keyof PluralForms {
  if (n === 1) return 'one';
  const rest = n % 100;
  const isFew = n === 0 || !Number.isInteger(n) || (rest >= 1 && rest < 20);
  return isFew ? 'few' : 'other';
}

/**
 * Returns a number as Romanian writes it: '1.234', '4,5', '1.234,50' with two decimals. By hand, and so are the names
 * of days and the hours of summer: the first use of `Intl` takes a phone a fifth of a second.
 */
export function numberLabel(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${grouped},${fraction}` : grouped;
}
