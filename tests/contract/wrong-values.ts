const long = 'x'.repeat(5000);

export const wrongValues: readonly unknown[] = [
  undefined,
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  '',
  ' ',
  '0x10',
  '12345678901234567890',
  'NaN',
  'abc',
  '%E0',
  '%00',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  'șțăâî',
  '🙂'.repeat(40),
  'a\u0301'.repeat(300),
  "' OR 1=1--",
  '<script>alert(1)</script>',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '24:00',
  long,
  [],
  [null],
  ['\0'],
  [{}],
  Array.from({ length: 600 }, (_, index) => index),
  {},
  { a: 1 },
  { toString: 'x' },
];

export function inWords(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}
