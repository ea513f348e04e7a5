import { toIsoWithOffset } from '#domain/time/local-time.ts';
import type { ProviderCalendar, SetSourceBody } from '#contract/provider-calendar.ts';
import { invalidField } from '#server/app-error.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Db, Deps } from '#server/deps.ts';
import { connectSource, type SourceProblem } from '../calendar-sources/read-source.ts';
import { listSources, saveSource } from '../calendar-sources/repository.ts';

const refusals: Record<SourceProblem, string> = {
  not_public:
    'Nu putem citi de la această adresă, pentru că nu se poate ajunge la ea de pe internet.',
  not_https:
    'Adresa duce la o pagină nesigură (fără https). Copiază din calendar una care începe cu https://.',
  not_found: 'Calendarul nu există la această adresă sau nu este partajat. Copiază adresa din nou.',
  too_large: 'Calendarul este prea mare. Dă-ne adresa unuia cu mai puține evenimente.',
  unreachable: 'Nu am putut citi calendarul acum. Verifică adresa sau încearcă din nou mai târziu.',
  no_calendar:
    'La această adresă nu am găsit un calendar. Copiază adresa secretă în format iCal, nu pe cea a paginii.',
};

export async function setSource(
  deps: Deps,
  { professional_id, url }: SetSourceBody,
): Promise<void> {
  if (url === null)
    return inTransaction(deps.db, (tx) => saveSource(tx, professional_id, null, deps.now()));
  const problem = await connectSource(deps, professional_id, url);
  if (problem) throw invalidField('url', refusals[problem]);
}

/** Omits the URL, which opens the whole calendar with its titles. */
export async function presentSources(
  db: Db,
  locationId: number,
): Promise<ProviderCalendar['sources']> {
  const sources = await listSources(db, locationId);
  return sources.map(({ professional_id, url, tried_at, failing_since }) => ({
    professional_id,
    host: new URL(url).hostname,
    read_at: tried_at && !failing_since ? toIsoWithOffset(tried_at) : null,
    failing_since: failing_since && toIsoWithOffset(failing_since),
  }));
}
