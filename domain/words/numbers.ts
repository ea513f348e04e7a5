/** {n} is the number: '{n} de recenzii'. */
export type PluralForms = { one: string; few: string; other: string };

/** Uses `one` for 1; `few` for decimals, 0, 2-19, 101-119 etc.; `other` for 20-100 etc. */
export function plural(n: number, forms: PluralForms): string {
  return forms[formOf(n)].replaceAll('{n}', numberLabel(n));
}

function formOf(n: number): keyof PluralForms {
  if (n === 1) return 'one';
  const rest = n % 100;
  const isFew = n === 0 || !Number.isInteger(n) || (rest >= 1 && rest < 20);
  return isFew ? 'few' : 'other';
}

/** Returns '1.234', '4,5', or '1.234,50' with two decimals. */
export function numberLabel(value: number, decimals?: number): string {
  const digits = decimals === undefined ? String(value) : value.toFixed(decimals);
  const [whole = '', fraction] = digits.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction ? `${grouped},${fraction}` : grouped;
}

/** Keeps a number and its unit on one line, by U+00A0. */
export function noBreak(text: string): string {
  return text.replaceAll(' ', '\u00A0');
}

/** Like `noBreak`, but only after numbers. */
export function joinNumbers(text: string): string {
  return text.replace(/(\d) /g, '$1\u00A0');
}
