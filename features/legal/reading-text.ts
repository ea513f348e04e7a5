import 'server-only';
import { companyPhone, companySentence, contactEmail } from '#lib/seo/site.ts';

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
  return { identity: companySentence(), email: contactEmail(), phone: companyPhone() };
}
