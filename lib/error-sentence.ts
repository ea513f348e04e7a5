import { plural } from '#domain/plural.ts';
import { isApiError, type ApiErrorCode } from '#lib/api/api-error.ts';

const sentences: Record<ApiErrorCode, string> = {
  network: 'Nu am putut ajunge la server. Verifică conexiunea la internet și încearcă din nou.',
  bad_request: 'Cererea nu a putut fi citită. Reîncarcă pagina și încearcă din nou.',
  unauthenticated: 'Sesiunea ta s-a încheiat. Intră din nou în cont.',
  forbidden: 'Nu ai voie să faci asta.',
  not_found: 'Nu am găsit ce căutai.',
  method_not_allowed: 'Cererea nu a putut fi făcută. Reîncarcă pagina și încearcă din nou.',
  refresh_raced: 'Încearcă din nou.',
  slot_taken:
    'Ora aleasă tocmai a fost ocupată. Alege una dintre orele apropiate; restul datelor s-au păstrat.',
  price_changed: 'Prețul s-a schimbat între timp. Verifică noul total.',
  payload_too_large: 'Ce ai trimis este prea mare.',
  unsupported_media_type: 'Cererea nu a putut fi citită. Reîncarcă pagina și încearcă din nou.',
  csrf_mismatch: 'Pagina a stat prea mult deschisă. Reîncarc-o și încearcă din nou.',
  validation_failed: 'Verifică datele completate.',
  idempotency_mismatch: 'Datele s-au schimbat în timpul trimiterii. Încearcă din nou.',
  too_many_attempts: 'Prea multe încercări. Așteaptă puțin și încearcă din nou.',
  server_error: 'Ceva nu a mers la noi. Încearcă din nou peste câteva clipe.',
  unavailable: 'Serviciul nu răspunde acum. Încearcă din nou peste câteva clipe.',
};

const wait = {
  one: 'Prea multe încercări. Încearcă din nou peste {n} secundă.',
  few: 'Prea multe încercări. Încearcă din nou peste {n} secunde.',
  other: 'Prea multe încercări. Încearcă din nou peste {n} de secunde.',
};

/** Returns the Romanian sentence for anything that a call threw; waits are named in seconds. */
export function errorSentence(error: unknown): string {
  if (!isApiError(error)) return sentences.server_error;
  const seconds = error.body?.seconds;
  if (error.code === 'too_many_attempts' && seconds) return plural(seconds, wait);
  return sentences[error.code];
}
