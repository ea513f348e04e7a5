/** Returns the status of a page that failed and, where one is known, the id by which the problem is found. */
export function problemLabel(status: number, id: string): string {
  const facts = [`Eroarea ${status}`, id && `Codul problemei: ${id}`];
  return facts.filter(Boolean).join(' · ');
}
