import { selectionCopy } from '#components/services/copy.ts';
import type { Booking } from '#contract/booking.ts';
import { instantLabel } from '#domain/time/date-label.ts';
import { plural } from '#domain/words/numbers.ts';
import type { Step } from './draft/draft.ts';

export const copy = {
  titles: {
    1: 'Alege Serviciile',
    2: 'Alege Specialistul',
    3: 'Alege Data și Ora',
    4: 'Sumar',
    5: 'Rezervare Plasată!',
  } satisfies Record<Step, string>,
  stepTitle: (title: string, location: string) => `${title} · ${location}`,
  next: selectionCopy.next,
  editServices: 'Modifică serviciile',
  editProfessional: 'Modifică specialistul',
  editTime: 'Modifică data și ora',

  yourBooking: selectionCopy.title,
  services: 'Servicii',
  professional: 'Specialist',
  dateAndTime: 'Data și ora',
  removed: (names: string[]) =>
    names.length > 0 ? `Am scos ${names.map((name) => `„${name}”`).join(', ')}.` : null,

  unseenBooking: ({ starts_at }: Booking) =>
    `Cererea ta de mai devreme a ajuns: ai deja o programare aici, ${instantLabel(starts_at)}.`,
  seeBooking: 'Vezi programarea',

  anyone: 'Oricare specialist',
  noSlots: 'Nicio oră liberă',
  freeCount: (n: number) => plural(n, { one: '{n} oră liberă', more: '{n} ore libere' }),
  notFree: 'Ora aleasă nu este liberă. Alege altă oră; restul datelor s-au păstrat.',

  rescheduleTitle: 'Alege altă oră',
  loadFailed: 'Nu am putut încărca locația.',
};
