import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { bookingProtections } from './booking-protections.ts';
import { takeAway, type Protection } from './protection.ts';
import { sessionProtections } from './session-protections.ts';

const protection: Protection = {
  name: 'the lock',
  file: 'server/lock.ts',
  text: 'lock();',
  replacement: "say('$&');",
  project: 'api',
  tests: ['server/lock.test.ts'],
};

test('the text of a protection is replaced as it stands', () => {
  expect(takeAway(protection, 'a();\nlock();\nb();')).toBe("a();\nsay('$&');\nb();");
});

test.each(['a();', 'lock();lock();', 'lock();lock();lock();', ''])(
  'a text that does not stand exactly once is a problem: %j',
  (source) => {
    expect(() => takeAway(protection, source)).toThrow(/the lock.*moved: update the sabotage/);
  },
);

describe.each([...bookingProtections, ...sessionProtections])('$name', (one) => {
  test('stands where the sabotage looks for it, and its tests are there', () => {
    expect(takeAway(one, readFileSync(one.file, 'utf8'))).not.toContain(one.text);
    expect(one.tests.filter((file) => !existsSync(file))).toEqual([]);
  });
});
