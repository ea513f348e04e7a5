export function strayFields(sent: unknown, known: unknown, at = ''): string[] {
  if (Array.isArray(sent) && Array.isArray(known))
    return sent.flatMap((item, index) => strayFields(item, known[index], `${at}[${index}]`));
  if (!isObject(sent) || !isObject(known)) return [];
  return Object.entries(sent).flatMap(([key, value]) =>
    key in known ? strayFields(value, known[key], `${at}.${key}`) : [`unknown field ${at}.${key}`],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
