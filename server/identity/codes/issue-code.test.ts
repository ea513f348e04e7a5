import { expect, test } from 'vitest';
import { codeMessage } from './issue-code.ts';

test.each([
  ['+40722123456', 'sms'],
  ['ana@example.ro', 'mail'],
  ['+40722123456@example.ro', 'mail'],
])('a security code to %s goes by %s', (contact, channel) => {
  expect(codeMessage({ id: 'one', purpose: 'security', contact })).toMatchObject({
    to: contact,
    channel,
  });
});
