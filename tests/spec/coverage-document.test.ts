import { format } from 'prettier';
import { expect, test } from 'vitest';
import { coverageDocument } from './coverage-document.ts';

const rule = (id: string, says: string) => ({ id, says });
const sections = [
  {
    number: 9,
    title: 'Constants',
    rules: [rule('S9-01', 'One | a.'), rule('S9-02', 'Two.'), rule('S9-03', 'Three.')],
  },
];
const tests = [
  { file: 'b.test.ts', title: 'b', tags: ['S9-01'] },
  { file: 'a.test.ts', title: '<a> *%s*', tags: ['S9-01'] },
  { file: 'a.test.ts', title: 'again', tags: ['S9-01'] },
];
const written = coverageDocument({ sections, notBuilt: ['S9-02'], tests });

test('each rule stands beside its tests, by file', () => {
  expect(written).toContain(
    '| S9-01 | One \\| a. | [a.test.ts](../a.test.ts): &lt;a> \\*%s\\*; again<br>[b.test.ts](../b.test.ts): b |',
  );
});

test('rules that are not built, and those without a test, are marked', () => {
  expect(written).toContain('| S9-02 | Two. | _not built_ |');
  expect(written).toContain('| S9-03 | Three. | **none** |');
});

test('the counts stand on top', () => {
  expect(written).toContain('| 9 Constants | 3 | 1 | 1 | 1 |\n| All | 3 | 1 | 1 | 1 |');
});

test('the document is formatted already', async () => {
  const file = { parser: 'markdown', printWidth: 100, singleQuote: true };
  expect(await format(written, file)).toBe(written);
});
