/** A heading or a paragraph of the rules of a contest. */
type RulePart = { kind: 'heading' | 'paragraph'; text: string };

const headingMark = '## ';

/** Returns the rules of a contest in their parts: paragraphs stand between blank lines, a heading begins with '## '. */
export function ruleParts(body: string): RulePart[] {
  return body
    .split(/\r?\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith(headingMark)
        ? { kind: 'heading', text: part.slice(headingMark.length) }
        : { kind: 'paragraph', text: part },
    );
}
