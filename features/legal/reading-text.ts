/** A section of a legal text; `items` is a list below its paragraphs. */
export type Section = { id: string; title: string; paragraphs: string[]; items?: string[] };

export type ReadingText = {
  title: string;
  /** Meta description. */
  description: string;
  lead: string;
  /** The date of the current version. */
  date: string;
  sections: Section[];
};

/** Who runs the site, with contacts. */
export type Operator = { identity: string; email: string; phone: string };
