import { expect, test } from 'vitest';
import { codeIn } from './code-in.ts';

test.each([
  ['Aproape: codul tau este 012345. E valabil 5 minute.', '012345'],
  ['Scrie acest cod:\n\n654321\n\nEste valabil 5 minute.', '654321'],
])('the code of a message is found: %j', (text, code) => expect(codeIn(text)).toBe(code));

test.each(['Unde: Salon Zori, Iași 700123', 'Vezi http://localhost:3000/123456', 'este 1234567.'])(
  'another number is no code: %j',
  (text) => expect(codeIn(text)).toBeNull(),
);
