import { expect, test } from 'vitest';
import { companyInWords, companyLine, readCompany } from './company.ts';

test('a company is one line, without unset parts', () => {
  const set = { COMPANY_NAME: ' Salon SRL ', COMPANY_CUI: 'RO1', COMPANY_PHONE: '0700 000 001' };
  const line = 'Salon SRL · CUI RO1 · tel. 0700 000 001';
  expect(companyLine(readCompany(set, true))).toBe(line);
  expect(companyLine(readCompany(set, false))).toBe(line);
});

test('a company in a sentence has no unset parts and no phone', () => {
  expect(companyInWords(readCompany({}, true))).toBe(
    'Aproape Demonstrativ SRL, cu sediul în Iași, str. Exemplului nr. 1, CUI RO00000000, nr. J2026000000220 în registrul comerțului, capital social 200 de lei',
  );
  const set = { COMPANY_NAME: 'Salon SRL', COMPANY_CUI: 'RO1', COMPANY_PHONE: '0700 000 001' };
  expect(companyInWords(readCompany(set, false))).toBe('Salon SRL, CUI RO1');
});

test('only a demo has a fictitious company', () => {
  expect(companyLine(readCompany({}, true))).toContain('Aproape Demonstrativ SRL');
  expect(companyLine(readCompany({}, false))).toBe('');
});
