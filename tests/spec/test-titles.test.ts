import { expect, test } from 'vitest';
import { titledTests } from './test-titles.ts';

const read = (source: string) =>
  titledTests('a.test.ts', source).map(({ title, tags }) => [title, ...tags]);

test('a test is known by its title, its rules by the tags in it', () => {
  expect(read("test('adds up @S9-16 @S9-17', () => {});")).toEqual([['adds up', 'S9-16', 'S9-17']]);
});

test('the groups around a test stand before its title, each with its own rules', () => {
  expect(read("describe('prices @S9-16', () => { it('add up @S9-19', () => {}); });")).toEqual([
    ['prices', 'S9-16'],
    ['prices › add up', 'S9-19'],
  ]);
});

test.each([
  "test.each([1, 2])('counts %i @S8-18', () => {});",
  "it.each`a`('counts %i @S8-18', () => {});",
  "test.describe.parallel('counts %i @S8-18', () => {});",
  "test.skipIf(process.env.CI)('counts %i @S8-18', () => {});",
  "test('counts %i ' + '@S8-18', { timeout: 9 }, () => {});",
])('every way to write a test is read: %s', (source) => {
  expect(read(source)).toEqual([['counts %i', 'S8-18']]);
});

test('what a template fills in is shown as it is written', () => {
  expect(read('test(`${path} is\n not found @S2-26`, () => {});')).toEqual([
    ['${path} is not found', 'S2-26'],
  ]);
});

test.each([
  "test.skip('later @S8-18', () => {});",
  "describe.skip('later', () => { test('x @S8-18', () => {}); });",
  "test.todo('later @S8-18');",
  "test.fixme('later @S8-18', () => {});",
])('what does not run covers nothing: %s', (source) => {
  expect(read(source)).toEqual([]);
});

test.each([
  "// test('adds up @S9-16', () => {});",
  'const title = "@S9-16";',
  "test.beforeEach('signs in @S9-16', () => {});",
  "await test.step('signs in @S9-16', () => {});",
  "rule.test('text @S9-16', 1);",
])('what is no test is left out: %s', (source) => {
  expect(read(source)).toEqual([]);
});
