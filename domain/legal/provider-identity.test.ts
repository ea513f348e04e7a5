import { expect, test } from 'vitest';
import { providerContact, providerLabel } from './provider-identity.ts';

const provider = {
  name: 'Zori SRL',
  code: 'RO1234567',
  register: 'J2024000123221',
  seat: 'Strada Lungă 4, Iași',
  phone: '0200 123 456',
  email: 'contact@zori.example',
};

test('a provider has its name, tax code and register number, then seat, phone and e-mail', () => {
  expect(providerLabel(provider)).toBe('Zori SRL, CUI RO1234567, J2024000123221');
  expect(providerContact(provider)).toEqual([
    ['Sediu', 'Strada Lungă 4, Iași'],
    ['Telefon', '0200 123 456'],
    ['E-mail', 'contact@zori.example'],
  ]);
});

test('unknown facts are omitted', () => {
  const bare = { ...provider, register: null, seat: null, phone: null, email: null };
  expect(providerLabel(bare)).toBe('Zori SRL, CUI RO1234567');
  expect(providerContact(bare)).toEqual([]);
});
