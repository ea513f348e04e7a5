import { expect, test } from 'vitest';
import { maskedPhone, phoneLabel } from './contact-labels.ts';
import { romanianMobile } from './phone.ts';

test.each([
  '0722123456',
  '0722 123 456',
  '+40722123456',
  '+40 722 123 456',
  '+40 0722 123 456',
  '0040722123456',
  '0722\u00a0123\u00a0456',
  '0722-123-456',
  '٠٧٢٢١٢٣٤٥٦',
])('%s is the same mobile number', (text) => {
  expect(romanianMobile(text)).toBe('+40722123456');
});

test.each([
  '',
  'abc',
  '0232123456',
  '0900123456',
  '0906123456',
  '+882123456789',
  '+49151234567',
  '072212345',
  '07221234567',
])('%j is not a Romanian mobile number', (text) => {
  expect(romanianMobile(text)).toBeNull();
});

test('a number is written in groups, and masked to its last three digits', () => {
  expect(phoneLabel('+40722123456')).toBe('0722 123 456');
  expect(maskedPhone('+40722123456')).toBe('•••••••••456');
});
