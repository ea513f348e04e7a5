export const errorStatus = {
  bad_request: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  refresh_raced: 409,
  slot_taken: 409,
  overlaps_own: 409,
  price_changed: 409,
  not_cancelable: 409,
  not_reschedulable: 409,
  subscription_in_use: 409,
  not_withdrawable: 409,
  not_reviewable: 409,
  not_answerable: 409,
  block_overlaps: 409,
  arrival_closed: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  csrf_mismatch: 419,
  validation_failed: 422,
  idempotency_mismatch: 422,
  too_many_attempts: 429,
  server_error: 500,
  unavailable: 503,
  read_only: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const errorSentences: Record<ErrorCode, string> = {
  bad_request: 'Cererea nu a putut fi citită. Reîncarcă pagina și încearcă din nou.',
  unauthenticated: 'Sesiunea ta a expirat. Intră din nou în cont.',
  forbidden: 'Contul tău nu are acces aici.',
  not_found: 'Nu am găsit ce căutai.',
  method_not_allowed: 'Cererea nu a putut fi făcută. Reîncarcă pagina și încearcă din nou.',
  refresh_raced: 'Încearcă din nou.',
  slot_taken: 'Ora aleasă tocmai a fost ocupată. Alege altă oră; restul datelor s-au păstrat.',
  overlaps_own: 'Ai deja o programare la această oră.',
  price_changed: 'Prețul s-a schimbat între timp. Verifică noul total.',
  not_cancelable: 'Programarea nu se mai poate anula online. Dacă ai nevoie de ajutor, scrie-ne.',
  not_reschedulable:
    'Ora programării nu se mai poate schimba online. Dacă ai nevoie de ajutor, scrie-ne.',
  subscription_in_use:
    'Cu această programare ai cumpărat un abonament folosit și la alte programări ale tale. Anulează-le întâi pe acelea.',
  not_withdrawable:
    'Retragerea din acest abonament nu se poate face din cont. Dacă crezi că greșim, scrie-ne.',
  not_answerable:
    'Nu se mai poate: ora programării a trecut, starea ei s-a schimbat sau clientul a scris o recenzie.',
  block_overlaps: 'În acest interval este deja o programare. Alege alt interval.',
  arrival_closed: 'Locația nu mai poate fi anunțată de aici. Dacă întârzii, sun-o.',
  not_reviewable:
    'Poți scrie câte o recenzie despre fiecare vizită la care ai ajuns, după ce s-a încheiat.',
  payload_too_large: 'Textul trimis este prea lung.',
  unsupported_media_type: 'Cererea nu a putut fi citită. Reîncarcă pagina și încearcă din nou.',
  csrf_mismatch: 'Pagina a expirat. Reîncarc-o și încearcă din nou.',
  validation_failed: 'Verifică datele completate.',
  idempotency_mismatch: 'Datele s-au schimbat în timpul trimiterii. Încearcă din nou.',
  too_many_attempts: 'Prea multe încercări. Așteaptă puțin și încearcă din nou.',
  server_error: 'A apărut o problemă la noi. Încearcă din nou peste câteva clipe.',
  unavailable: 'Nu am putut răspunde acum. Încearcă din nou peste câteva clipe.',
  read_only: 'Facem lucrări de întreținere. Încearcă din nou mai târziu.',
};

/** The same for all reasons, to prevent voucher enumeration. */
export const voucherRefusal = 'Codul nu este valabil pentru această programare';
