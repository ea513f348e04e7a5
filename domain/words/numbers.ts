/** {n} is the number: '{n} recenzii'. */
export type PluralForms = { one: string; more: string };

/** Uses `one` only for 1. Adds "de" to numbers such as 20 and 100: '20 de recenzii'. */
export function plural(n: number, { one, more }: PluralForms): string {
  if (n === 1) return one.replaceAll('{n}', '1');
  const rest = n % 100;
  const isFew = n === 0 || !Number.isInteger(n) || (rest >= 1 && rest < 20);
  return more.replaceAll('{n}', isFew ? numberLabel(n) : `${numberLabel(n)} de`);
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
