type RulePart = { kind: 'heading' | 'paragraph'; text: string };

const headingMark = '## ';

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
