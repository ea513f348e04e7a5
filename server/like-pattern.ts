/** The text as it stands in a LIKE pattern: `%`, `_` and `\` mean themselves. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
