import { instantLabel } from '#domain/time/date-label.ts';
import { bookingFacts, type Fact, type Mail } from './mail-layout.ts';
import type { CalendarMail, LocationMail } from './message.ts';

const ownLinks = 'Linkurile din acest mesaj sunt doar pentru tine. Nu da mesajul mai departe.';

/** Paths of pages. */
export type LocationLinks = { booking: string; calendar: string | null };

export function locationMailOf(message: LocationMail, { booking, calendar }: LocationLinks): Mail {
  const mail = wordsOf(message, booking);
  if (calendar === null) return mail;
  const words = 'Ai luat o programare la telefon? Blochează ora';
  return { ...mail, footerLink: { words, path: calendar } };
}

function wordsOf(message: LocationMail, page: string): Mail {
  const { client, booking, template } = message;
  const facts: Fact[] = [['Client', client], ...bookingFacts(booking)];
  const isMoved = template === 'location_moved';
  const when = `${client}, ${instantLabel(booking.starts_at)}`;
  if (template === 'location_canceled')
    return {
      subject: `Programare anulată: ${when}`,
      before: [
        booking.is_withdrawn
          ? `${client} s-a retras din abonament, așa că programarea de mai jos la ${booking.location} este anulată. Am eliberat ora pe Aproape.`
          : `${client} a anulat programarea de mai jos la ${booking.location}. Am eliberat ora pe Aproape.`,
      ],
      facts,
    };
  const seeBooking = { words: 'Vezi programarea', path: page };
  if (template === 'location_arrival') {
    const { delay } = message;
    return {
      subject: delay === 0 ? `Ajunge la timp: ${when}` : `Întârzie ${delay} minute: ${when}`,
      before: [
        delay === 0
          ? `${client} ne-a spus că ajunge totuși la timp la programarea de mai jos.`
          : `${client} întârzie ${delay} minute la programarea de mai jos.`,
      ],
      facts,
      link: seeBooking,
      after: [ownLinks],
    };
  }
  if (template === 'location_overlapped') {
    const isPending = booking.status === 'pending';
    const event = `În calendarul specialistului ${booking.professional} este un eveniment la ora`;
    return {
      subject: `${isPending ? 'Cerere' : 'Programare'} suprapusă cu calendarul: ${when}`,
      before: [
        isPending
          ? `${event} cerută mai jos. Cererea așteaptă în continuare răspunsul tău.`
          : `${event} programării de mai jos. Programarea rămâne valabilă dacă nu o anulezi.`,
      ],
      facts,
      link: seeBooking,
      after: [
        ...(isPending
          ? []
          : ['Dacă evenimentul este chiar această programare, nu trebuie să faci nimic.']),
        ...othersWords(message.others),
        ownLinks,
      ],
    };
  }
  if (booking.status !== 'pending')
    return {
      subject: isMoved ? `Programare mutată: ${when}` : `Programare nouă: ${when}`,
      before: [
        isMoved
          ? `${client} a reprogramat vizita de la ${booking.location}. Noua programare este deja confirmată.`
          : `${client} are o programare nouă la ${booking.location}. Este deja confirmată.`,
      ],
      facts,
      link: seeBooking,
      after: [
        'Pe pagina programării vezi telefonul și mesajul clientului, dacă le-a lăsat. Tot acolo o poți anula până la ora ei, dacă nu mai poți primi clientul, sau ne poți spune, în cel mult o zi după programare, că nu a venit.',
        ownLinks,
      ],
    };
  const expiry = booking.hold_expires_at && instantLabel(booking.hold_expires_at);
  return {
    subject: isMoved ? `Cerere de reprogramare: ${when}` : `Cerere de programare: ${when}`,
    before: [
      isMoved
        ? `${client} vrea să reprogrameze vizita de la ${booking.location} și așteaptă răspunsul tău. Folosește linkurile din acest mesaj.`
        : `${client} vrea o programare la ${booking.location} și așteaptă răspunsul tău.`,
    ],
    facts,
    link: { words: 'Confirmă programarea', path: `${page}?answer=approved` },
    otherLink: { words: 'Respinge cererea', path: `${page}?answer=rejected` },
    after: [ownLinks, ...(expiry ? [`Fără răspuns, cererea expiră ${expiry}.`] : [])],
  };
}

function othersWords(others: string[] = []): string[] {
  if (others.length === 0) return [];
  const found =
    others.length === 1
      ? 'un eveniment și la ora altei programări'
      : 'evenimente și la orele altor programări';
  return [
    `Am citit calendarul pentru prima dată și am găsit ${found}: ${others.map(instantLabel).join('; ')}. Dacă un eveniment este chiar programarea de la acea oră, nu trebuie să faci nimic. O cerere la care nu ai răspuns așteaptă în continuare răspunsul tău.`,
  ];
}

export function unreadableMailOf(message: CalendarMail, page: string): Mail {
  const { professional, location, since } = message;
  return {
    subject: `Nu putem citi calendarul: ${professional}`,
    before: [
      `De ${instantLabel(since)}, nu mai putem citi calendarul specialistului ${professional} (${location}).`,
      'Nu mai știm ce ore sunt ocupate acolo, așa că programările noi la acest specialist așteaptă confirmarea ta.',
    ],
    link: { words: 'Schimbă adresa calendarului', path: page },
    after: ['Când îl vom putea citi din nou, programările se vor confirma ca înainte.'],
  };
}
