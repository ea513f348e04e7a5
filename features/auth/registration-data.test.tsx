import { expect, test } from 'vitest';
import { registrationBody } from './registration-data.ts';

test('terms that are not accepted are sent as such: the rules of the form may not have loaded', () => {
  const names = { first_name: 'Ioana', last_name: 'Pop' };
  const contacts = { email: 'ioana@exemplu.ro', phone: '0733 111 222' };
  const fields = { ...names, ...contacts, terms_and_conditions: false, marketing: false };
  expect(registrationBody(fields, null)).toMatchObject({ terms_and_conditions: false });
});
