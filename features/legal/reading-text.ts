import 'server-only';
import { companyInWords } from '#domain/legal/company.ts';
import { webEnv } from '#lib/env.ts';

export type Section = { id: string; title: string; paragraphs: string[]; items?: string[] };

export type ReadingText = {
  title: string;
  description: string;
  lead: string;
  date: string;
  sections: Section[];
};

export type Operator = { identity: string; email: string; phone: string };

export function operator(): Operator {
  const { company, CONTACT_EMAIL: email } = webEnv();
  return { identity: companyInWords(company), email, phone: company.phone };
}
