type RulePart = { kind: 'heading' | 'paragraph'; text: string };

const headingMark = '## ';

/** Splits contest rules into parts: blank lines separate paragraphs, '## ' starts a heading. */
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
