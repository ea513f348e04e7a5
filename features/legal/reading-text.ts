/** A part of a page to read; what stands in `items` is a list below its paragraphs. */
export type Section = { id: string; title: string; paragraphs: string[]; items?: string[] };

/** A page to read, in its parts. */
export type ReadingText = {
  title: string;
  /** For search engines. */
  description: string;
  lead: string;
  /** Since when it stands as it is. */
  date: string;
  sections: Section[];
};

/** Who runs the site, and where to write to. */
export type Operator = { identity: string; email: string; phone: string };
