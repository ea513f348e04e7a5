import { expect, test } from 'vitest';
import { companyLine, readCompany } from './company.ts';

test('a company is said in one line, without what is not set', () => {
  const set = { COMPANY_NAME: ' Salon SRL ', COMPANY_CUI: 'RO1', COMPANY_PHONE: '0700 000 001' };
  const line = 'Salon SRL · CUI RO1 · tel. 0700 000 001';
  expect(companyLine(readCompany(set, true))).toBe(line);
  expect(companyLine(readCompany(set, false))).toBe(line);
});

test('only the demo makes a company up', () => {
  expect(companyLine(readCompany({}, true))).toContain('Aproape Demonstrativ SRL');
  expect(companyLine(readCompany({}, false))).toBe('');
});
