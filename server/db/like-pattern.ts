export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
