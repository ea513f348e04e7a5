import type { BookingDecision } from '#contract/provider.ts';
import type { BookingState } from '#domain/booking/booking-status.ts';
import { missedVisitsSentence } from '#domain/booking/missed-visits.ts';

export const copy = {
  title: 'O programare la locația ta',
  questions: {
    approved: 'Confirmi programarea?',
    rejected: 'Refuzi cererea de programare?',
  } satisfies Record<BookingDecision, string>,
  outcomes: {
    approved: 'Programarea este confirmată',
    rejected: 'Cererea a fost refuzată',
    canceled: 'Programarea a fost anulată de client',
    canceled_by_location: 'Ai anulat programarea',
    expired: 'Cererea a expirat',
    missed: 'Clientul nu a venit',
  } satisfies Record<Exclude<BookingState, 'pending' | 'done'>, string>,
  told: 'I-am scris clientului.',
  toldOfCancellation:
    'I-am scris clientului, cu motivul și cu cele mai apropiate ore libere. Ora este din nou liberă pe Aproape.',
  nothingToDo: 'Nu mai este nimic de făcut pe această pagină.',
  until: (instant: string) => `Fără răspuns, cererea expiră ${instant}.`,
  answers: {
    approved: 'Confirmă programarea',
    rejected: 'Refuză cererea',
  } satisfies Record<BookingDecision, string>,
  cancel: {
    open: 'Anulează programarea',
    title: 'Anulezi programarea clientului?',
    lead: 'Clientul primește un e-mail cu motivul și cu cele mai apropiate ore libere, iar voucherul sau ședința folosite la programare sunt din nou ale lui.',
    reason: 'Motivul anulării',
    choose: 'Alege un motiv',
    text: 'Scrie motivul',
    textHint: 'Clientul îl citește. Nu scrie aici informații medicale.',
    keep: 'Păstrează programarea',
    confirm: 'Da, anulează',
    sending: 'Se anulează…',
  },
  missed: {
    open: 'Clientul nu a venit',
    title: 'Clientul nu a venit?',
    lead: `Îi scriem clientului că nu a ajuns și că nu mai poate scrie o recenzie despre această programare. ${missedVisitsSentence}.`,
    keep: 'Înapoi',
    confirm: 'Da, nu a venit',
  },
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
    'Programarea s-a încheiat de mai mult de o zi, a fost mutată la altă oră sau adresa nu este completă. Deschide linkul din cel mai nou mesaj primit.',
  failed: 'Nu am putut încărca programarea',
  failedText: 'Încearcă din nou peste câteva clipe.',
  retry: 'Încearcă din nou',
};
