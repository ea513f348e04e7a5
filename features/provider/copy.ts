import type { BookingAnswer } from '#contract/provider.ts';
import type { BookingStatus } from '#domain/booking-status.ts';

export const copy = {
  title: 'Răspuns la o cerere de programare',
  questions: {
    approved: 'Confirmi programarea?',
    rejected: 'Refuzi cererea de programare?',
  } satisfies Record<BookingAnswer, string>,
  outcomes: {
    approved: 'Programarea este confirmată',
    rejected: 'Cererea a fost refuzată',
    canceled: 'Programarea a fost anulată de client',
    expired: 'Cererea a expirat',
  } satisfies Record<Exclude<BookingStatus, 'pending'>, string>,
  told: 'I-am scris clientului.',
  nothingToDo: 'Nu mai este nimic de făcut pe această pagină.',
  until: (instant: string) => `Fără răspuns, cererea expiră ${instant}.`,
  answers: {
    approved: 'Confirmă programarea',
    rejected: 'Refuză cererea',
  } satisfies Record<BookingAnswer, string>,
  client: 'Client',
  clientGone: 'Contul a fost șters',
  phone: 'Telefon',
  when: 'Când',
  duration: 'Durată',
  professional: 'Specialist',
  services: (count: number) => (count === 1 ? 'Serviciu' : 'Servicii'),
  total: 'Total',
  gone: 'Linkul nu mai este valabil',
  goneText:
    'Programarea a început deja, a fost mutată la altă oră sau adresa nu este completă. Deschide linkul din cel mai nou mesaj primit.',
  failed: 'Nu am putut încărca cererea',
  failedText: 'Încearcă din nou peste câteva clipe.',
  retry: 'Încearcă din nou',
};
