import { expect, it } from 'vitest';
import { jsonLd } from './json-ld.tsx';

it.each([
  '</script><script>alert(1)</script>',
  '<!-- <script>',
  'a\u2028b\u2029c',
  'Tuns & frezat',
])('keeps %j inside the script element and gives it back unchanged', (name) => {
  const text = jsonLd({ '@type': 'LocalBusiness', name });
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual({ '@type': 'LocalBusiness', name });
});
