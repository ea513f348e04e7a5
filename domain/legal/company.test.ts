import { expect, test } from 'vitest';
import { companyLine, readCompany } from './company.ts';

test('a company is one line, without unset parts', () => {
  const set = { COMPANY_NAME: ' Salon SRL ', COMPANY_CUI: 'RO1', COMPANY_PHONE: '0700 000 001' };
  const line = 'Salon SRL · CUI RO1 · tel. 0700 000 001';
  expect(companyLine(readCompany(set, true))).toBe(line);
  expect(companyLine(readCompany(set, false))).toBe(line);
});

test('only a demo has a fictitious company', () => {
  expect(companyLine(readCompany({}, true))).toContain('Aproape Demonstrativ SRL');
  expect(companyLine(readCompany({}, false))).toBe('');
});
