import { isCancelable } from '#domain/booking/booking-status.ts';
import { bookingTerms } from '#domain/booking/booking-terms.ts';
import { instantLabel, fullDate } from '#domain/time/date-label.ts';
import { addDays, toWallTime } from '#domain/time/local-time.ts';
import { missedVisitsRule } from '#domain/booking/approval.ts';
import { isFree } from '#domain/money/price-label.ts';
import { noBreak } from '#domain/words/numbers.ts';
import { lastDay } from '#domain/booking/own-subscription.ts';
import { withdrawalDays } from '#domain/booking/withdrawal.ts';
import { bookingFacts, providerFacts, type Mail } from './mail-layout.ts';
import type { BookingMail, BookingNews } from './message.ts';

/** `page` is the path of the booking's page. */
type Circumstances = { now: Date; page: string };

const withdrawalForm = {
  words: 'Condițiile și formularul de retragere',
  path: '/terms-and-conditions#formular-retragere',
};

export function bookingMailOf(message: BookingMail, circumstances: Circumstances): Mail {
  const { booking } = message;
  return {
    ...wordsOf(message, circumstances),
    facts: [
      ...bookingFacts(booking, ['Unde', `${booking.location}, ${booking.address}`]),
      ...(booking.provider ? providerFacts(booking.provider) : []),
    ],
  };
}

function wordsOf(message: BookingMail, { now, page }: Circumstances): Mail {
  const { booking } = message;
  const isPending = booking.status === 'pending';
  const terms = bookingTerms(booking, now);
  const details = { words: 'Vezi programarea', path: page };
  const otherSlots = { words: 'Caută altă oră', path: booking.location_path ?? '/locations' };
  switch (message.template) {
    case 'booking_answered':
    case 'booking_placed':
      if (message.template === 'booking_answered' && booking.status !== 'approved')
        return {
          subject: `Cererea ta nu a fost acceptată: ${booking.location}`,
          before: [
            'Din păcate, locația nu a acceptat cererea de mai jos. Nu ai nimic de plătit pentru ea.',
          ],
          link: otherSlots,
        };
      return {
        subject: isPending
          ? `Cererea ta a fost trimisă: ${booking.location}`
          : `Programare confirmată: ${booking.location}`,
        before: [
          isPending
            ? 'Cererea ta a fost trimisă. Îți scriem când locația răspunde; răspunsul va fi și în „Rezervările mele”.'
            : 'Programarea ta este confirmată.',
        ],
        ...(booking.purchase && { otherLink: withdrawalForm }),
        link: details,
        after: [...terms, ...withdrawalTerms(booking)],
      };
    case 'booking_moved':
      return {
        subject: isPending
          ? `Ai cerut reprogramarea: ${booking.location}`
          : `Programare mutată: ${booking.location}`,
        before: [
          isPending
            ? 'Cererea ta de reprogramare a fost trimisă. Îți scriem când locația răspunde; răspunsul va fi și în „Rezervările mele”.'
            : 'Programarea ta a fost mutată și este confirmată.',
        ],
        link: details,
        after: terms,
      };
    case 'booking_expired':
      return {
        subject: `Cererea ta a expirat: ${booking.location}`,
        before: ['Locația nu a răspuns la timp, așa că cererea de mai jos a expirat.'],
        link: otherSlots,
      };
    case 'booking_earlier':
      return {
        subject: `Loc liber mai devreme: ${booking.location}`,
        before: [
          'Este un loc liber mai devreme decât programarea ta. Îl rezervă cine îl alege primul.',
          'Programarea ta actuală:',
        ],
        link: { words: 'Vezi orele libere', path: `${page}/reschedule` },
        after: ['Poți opri aceste mesaje de pe pagina programării, din contul tău.'],
      };
    case 'booking_soon':
      return {
        subject: `${reminderDay(booking, now)}: ${booking.location}`,
        before: ['Se apropie programarea ta:'],
        link: details,
        after: [
          ...terms,
          ...(isCancelable(booking, now)
            ? [
                'Dacă nu mai poți ajunge, reprogrameaz-o sau anuleaz-o cu linkul de mai sus, ca ora să fie liberă pentru altcineva. Nu trebuie să intri în cont.',
              ]
            : []),
          'Poți opri aceste mesaje din „Rezervările mele”.',
        ],
      };
    case 'booking_canceled':
      return {
        subject: `Programare anulată: ${booking.location}`,
        before: [
          booking.is_withdrawn
            ? 'Te-ai retras din abonament, așa că programarea de mai jos este anulată.'
            : 'Ai anulat programarea de mai jos. Nu ai nimic de plătit pentru ea.',
        ],
        link: otherSlots,
      };
    case 'booking_canceled_by_location': {
      const { reason, times } = message;
      return {
        subject: `Locația a anulat programarea: ${booking.location}`,
        before: [
          `Ne pare rău: locația a anulat programarea de mai jos. ${
            booking.purchase
              ? 'Abonamentul cumpărat cu ea rămâne al tău, cu toate ședințele nefolosite, fiindcă îl folosesc și alte programări ale tale. Dacă are un preț și nu l-ai plătit, îl plătești la locație.'
              : 'Nu ai nimic de plătit pentru ea. Dacă ai folosit un voucher sau o ședință dintr-un abonament pe care îl aveai deja, le primești înapoi.'
          }`,
          `Motivul locației: ${reason}`,
        ],
        ...(times.length > 0 && {
          choices: { intro: 'Poți alege altă oră la aceeași locație:', links: times },
        }),
        link: otherSlots,
      };
    }
    case 'booking_missed':
      return {
        subject: `Nu ai ajuns la programare: ${booking.location}`,
        before: [
          'Locația ne-a spus că nu ai ajuns la programarea de mai jos, așa că nu poți scrie o recenzie despre această vizită.',
        ],
        link: details,
        after: [
          `Ține minte: ${missedVisitsRule}.`,
          'Dacă ai fost acolo, răspunde la acest mesaj și verificăm.',
        ],
      };
  }
}

function reminderDay({ starts_at }: BookingNews, now: Date): string {
  const { date, time } = toWallTime(new Date(starts_at));
  const hour = noBreak(`ora ${time}`);
  const today = toWallTime(now).date;
  if (date === today) return `Azi, ${hour}`;
  if (date === addDays(today, 1)) return `Mâine, ${hour}`;
  const label = instantLabel(starts_at);
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function withdrawalTerms(booking: BookingNews): string[] {
  const { purchase, status } = booking;
  if (!purchase) return [];
  const { name, withdraw_until: end } = purchase;
  const bought =
    status === 'pending' && end === null
      ? 'Dacă locația confirmă cererea, cumperi prin această programare un abonament'
      : 'Cu această programare ai cumpărat un abonament';
  const period =
    end === null
      ? `în ${withdrawalDays} zile de la confirmare`
      : `până pe ${fullDate(lastDay({ expires_at: end }))} inclusiv`;
  const payment = isFree(booking)
    ? ''
    : ' Dacă te retragi, plătești doar ședințele care au început până atunci, fiindcă ai cerut ca ele să aibă loc în acest termen; dacă ai plătit mai mult, primești diferența înapoi.';
  return [
    `${bought}: ${name}. Te poți retrage din contract ${period}, fără să dai un motiv, din „Abonamente”, în contul tău, sau cu formularul de retragere. După ultima ședință pierzi acest drept, cum ai confirmat.${payment}`,
  ];
}
