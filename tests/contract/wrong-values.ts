const long = 'x'.repeat(5000);

/** Values of every kind that a field could be sent and hardly any means: wrong types, texts that break readers, edges. */
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
  NaN,
  Infinity,
  -Infinity,
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

/** A value in words, for the name of what was sent; long ones cut. */
export function inWords(value: unknown): string {
  const text = typeof value === 'string' ? JSON.stringify(value) : (jsonOf(value) ?? 'nothing');
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

/** JSON as a foreign client may write it: numbers beyond every number as `1e999`, and NaN as it is, which is no JSON. */
export function jsonOf(value: unknown): string | undefined {
  const written = JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'number' && !Number.isFinite(inner) ? `@${inner}` : inner,
  ) as string | undefined;
  return written?.replace(/"@(-?)(NaN|Infinity)"/g, (_match, sign: string, word: string) =>
    word === 'NaN' ? word : `${sign}1e999`,
  );
}

/** `key=value` as a foreign client may write it: lists and objects in brackets, half a surrogate pair in bytes. */
export function queryOf(key: string, value: unknown): string[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null) return [`${key}=${encode(value)}`];
  if (Array.isArray(value)) return value.flatMap((one) => queryOf(`${key}[]`, one));
  return Object.entries(value).flatMap(([inner, one]) => queryOf(`${key}[${inner}]`, one));
}

/** A value as a piece of an address. */
export function encode(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80';
}
