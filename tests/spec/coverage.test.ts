import { expect, test } from 'vitest';
import { coverageProblems, type SpecFacts } from './coverage.ts';

const sections = [
  {
    number: 9,
    title: 'Constants',
    rules: [
      { id: 'S9-01', says: 'One.' },
      { id: 'S9-02', says: 'Two.' },
    ],
  },
];

const tagged = (...tags: string[]) => ({ file: 'a.test.ts', title: 'holds', tags });

const problems = (facts: Partial<SpecFacts>) =>
  coverageProblems({ sections, notBuilt: [], tests: [], earlier: [], ...facts });

test('rules with tests, and rules that are not built, are no problem', () => {
  const facts = { tests: [tagged('S9-01')], notBuilt: ['S9-02'] };
  expect(problems({ ...facts, earlier: [['S9-01', 'S9-02'], ['S9-02']] })).toEqual([]);
});

test('a rule without a test is named', () => {
  expect(problems({ tests: [tagged('S9-01')] })).toEqual([
    'S9-02 has no test: put @S9-02 at the end of the title of one',
  ]);
});

test('a rule with a test is built', () => {
  expect(problems({ tests: [tagged('S9-01', 'S9-02')], notBuilt: ['S9-02'] })).toEqual([
    'S9-02 has a test: take it off tests/spec/not-built.ts',
  ]);
});

test('a tag of no rule is named with its test', () => {
  expect(problems({ tests: [tagged('S9-01', 'S9-02', 'S9-3')] })).toEqual([
    '@S9-3 names no rule: a.test.ts, "holds"',
  ]);
});

test('what was once off the list cannot come back', () => {
  const facts = { tests: [tagged('S9-01')], notBuilt: ['S9-02'] };
  expect(problems({ ...facts, earlier: [['S9-02'], ['S9-01']] })).toEqual([
    'S9-02 was not in tests/spec/not-built.ts before: it may only shrink',
  ]);
});
