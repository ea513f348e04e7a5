import { expect, test } from 'vitest';
import { allowedStep, emptyDraft, stepOf } from './draft.ts';

const withServices = { ...emptyDraft, servicesIds: [101] };
const withTime = { ...withServices, startDate: '2026-11-27', startTime: '17:30' };

test('a step without a choice cannot be skipped @S4-12', () => {
  expect(allowedStep(4, emptyDraft, false)).toBe(1);
  expect(allowedStep(4, withServices, false)).toBe(3);
  expect(allowedStep(4, withTime, false)).toBe(4);
});

test('a day without a slot does not complete the step', () => {
  expect(allowedStep(4, { ...withTime, startTime: null }, false)).toBe(3);
});

test('earlier steps can always be reopened', () => {
  expect(allowedStep(1, withTime, false)).toBe(1);
  expect(allowedStep(2, withTime, false)).toBe(2);
});

test('the last step is only for a placed booking @S4-12', () => {
  expect(allowedStep(5, withTime, false)).toBe(4);
  expect(allowedStep(5, emptyDraft, true)).toBe(5);
});

test('a step that does not exist is the first one', () => {
  for (const text of [null, '', '0', '6', '1.5', 'x', '-1']) expect(stepOf(text)).toBe(1);
  expect(stepOf('3')).toBe(3);
});
