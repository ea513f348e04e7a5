/** Returns the status and, if known, the request id to report. */
export function problemLabel(status: number, id: string): string {
  const facts = [`Eroarea ${status}`, id && `Codul problemei: ${id}`];
  return facts.filter(Boolean).join(' · ');
}
