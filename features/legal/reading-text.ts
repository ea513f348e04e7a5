/** A section of a legal text; `items` is a list below its paragraphs. */
export type Section = { id: string; title: string; paragraphs: string[]; items?: string[] };

export type ReadingText = {
  title: string;
  description: string;
  lead: string;
  date: string;
  sections: Section[];
};

export type Operator = { identity: string; email: string; phone: string };
