import { companyInWords } from '#domain/legal/company.ts';
import { webEnv } from '#lib/env.ts';

/** In `body`, `## Title {#id}` begins a section of paragraphs, then `- ` items, each on a line. */
export type ReadingText = {
  title: string;
  description: string;
  lead: string;
  date: string;
  body: string;
};

export type Operator = ReturnType<typeof operator>;

export function operator() {
  const { company, CONTACT_EMAIL: email } = webEnv();
  return { identity: companyInWords(company), email, phone: company.phone };
}

export function listOf(items: string[]): string {
  return `- ${items.join(';\n- ')}.`;
}

export function sectionsOf({ body }: ReadingText) {
  const [, ...sections] = body.split(/^## /m);
  return sections.map((section) => {
    const [heading = '', ...lines] = section.trim().split('\n');
    const [title = '', id = ''] = heading.replace('}', '').split(' {#');
    return {
      id,
      title,
      paragraphs: lines.filter((line) => !line.startsWith('- ')),
      items: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
    };
  });
}
