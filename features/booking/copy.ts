import { copy as servicesCopy } from '#components/services/copy.ts';
import { voucherRefusal } from '#contract/error-sentences.ts';
import type { Voucher } from '#contract/voucher.ts';
import { missedVisitsSentence } from '#domain/booking/missed-visits.ts';
import { dayAndMonth } from '#domain/time/date-label.ts';
import { durationLabel } from '#domain/time/duration-label.ts';
import { toBani } from '#domain/money/money.ts';
import { plural } from '#domain/words/numbers.ts';
import { moneyLabel } from '#domain/money/price-label.ts';
import { visitsLabel } from '#domain/words/count-labels.ts';
import { withdrawalDays } from '#domain/booking/withdrawal.ts';
import type { DayPart } from './slots/slots.ts';
import type { Step } from './draft/draft.ts';

const titles: Record<Step, string> = {
  1: 'Alege Serviciile',
  2: 'Alege Specialistul',
  3: 'Alege Data și Ora',
  4: 'Sumar',
  5: 'Rezervare Plasată!',
};

const parts: Record<DayPart, string> = {
  morning: 'Dimineața',
  afternoon: 'După-amiaza',
  evening: 'Seara',
};

const { selection } = servicesCopy;

export const copy = {
  titles,
  parts,
  noScript: 'Pentru o programare online ai nevoie de JavaScript. Activează-l și reîncarcă pagina.',
  stepTitle: (title: string, location: string) => `${title} · ${location}`,
  progress: (step: number) => `Pasul ${step} din 4`,
  next: selection.next,
  submit: selection.book,
  submitting: 'Se trimite…',
  home: 'Acasă',
  back: 'Înapoi',
  edit: 'Modifică',
  editServices: 'Modifică serviciile',
  editProfessional: 'Modifică specialistul',
  editTime: 'Modifică data și ora',

  yourBooking: selection.title,
  services: 'Servicii',
  professional: 'Specialist',
  dayAndTime: (day: string, time: string) => `${day}, ora ${time}`,
  dateAndTime: 'Data și ora',
  total: selection.total,
  chosenCount: (n: number) => plural(n, selection.count),
  nothingChosen: 'Niciun serviciu ales',
  removed: (names: string[]) => `Am scos ${names.map((name) => `„${name}”`).join(', ')}`,
  linkDropped: 'Unele opțiuni din link nu mai sunt disponibile.',

  again: {
    gone: (n: number) =>
      plural(n, {
        one: 'Un serviciu de data trecută nu mai este oferit.',
        few: '{n} servicii de data trecută nu mai sunt oferite.',
        other: '{n} de servicii de data trecută nu mai sunt oferite.',
      }),
    professional: 'Specialistul de data trecută nu mai oferă aceste servicii.',
    price: (before: string, now: string) => `Data trecută a costat ${before}, acum costă ${now}.`,
    priceHidden: (before: string) =>
      `Data trecută a costat ${before}; acum prețul se stabilește la locație.`,
  },
  sameDay: (label: string) => `Ai deja o programare aici: ${label}.`,
  standing: (label: string) =>
    `Cererea ta de mai devreme a ajuns: ai deja o programare aici, ${label}.`,
  standingAgain: (button: string) => `Dacă o vrei și pe aceasta, apasă din nou „${button}”.`,
  standingOpen: 'Vezi programarea',

  noServices: 'Locația nu are acum servicii care pot fi rezervate online.',
  backToLocation: 'Înapoi la locație',
  sessions: visitsLabel,
  validDays: (n: number) =>
    plural(n, { one: 'valabil {n} zi', few: 'valabil {n} zile', other: 'valabil {n} de zile' }),

  tooLong: 'Serviciile alese nu încap într-o zi de lucru. Elimină unele sau fă două programări.',
  chooseSubscription: 'Alege abonamentul',
  ownSession: (nth: number, total: number) => `Abonamentul tău: ședința ${nth} din ${total}`,
  ownUntil: (date: string) => `valabil până pe ${date}`,
  buysSubscription: (sessions: string, days: string) =>
    `Cumperi un abonament: ${sessions}, ${days}`,
  ownProblems: {
    canceled: 'Abonamentul tău nu mai este valabil.',
    withdrawn: 'Te-ai retras din acest abonament.',
    pending: 'Locația nu a confirmat încă abonamentul tău, așa că nu îl poți folosi.',
    used_up: 'Ai folosit toate ședințele abonamentului tău.',
    not_begun: 'Abonamentul tău începe după această programare.',
    over: 'Abonamentul tău expiră înainte de această programare.',
  },
  ownFound: (button: string) =>
    `Ai deja un abonament cu ședințe rămase pentru acest serviciu și îl folosim. Verifică totalul și apasă din nou „${button}”.`,

  anyone: 'Oricare specialist',
  anyoneHint: 'Vezi toate orele libere și alegem noi pe cineva disponibil.',

  free: (day: string) =>
    /^(azi|mâine)$/.test(day) ? `Ore libere ${day}` : `Prima zi liberă: ${day}`,
  freeLater: 'Nicio oră liberă în perioada următoare',

  loadingSlots: 'Căutăm ore libere…',
  slotsFailed: 'Nu am putut încărca orele libere.',
  slotsFailedHint: 'Ce ai ales până acum s-a păstrat.',
  days: 'Zile',
  earlierDays: 'Zilele anterioare',
  laterDays: 'Zilele următoare',
  noSlotsDay: 'Nicio oră liberă în această zi',
  nextFree: (day: string) => `Sari la prima zi liberă: ${day}`,
  noSlots: 'Nicio oră liberă',
  noSlotsHint: (days: number) =>
    plural(days, {
      one: 'Nu mai este nicio oră liberă în următoarea zi.',
      few: 'Nu mai este nicio oră liberă în următoarele {n} zile.',
      other: 'Nu mai este nicio oră liberă în următoarele {n} de zile.',
    }),
  tryAnyone: 'Vezi orele tuturor specialiștilor',
  tryOtherServices: 'Schimbă serviciile',
  freeCount: (n: number) =>
    plural(n, { one: '{n} oră liberă', few: '{n} ore libere', other: '{n} de ore libere' }),
  notFree:
    'Ora aleasă nu este liberă. Alege una dintre orele apropiate; restul datelor s-au păstrat.',
  nearTimes: 'Ore apropiate',
  nearTime: (day: string, time: string) => `${day}, ${time}`,
  withProfessional: (name: string) => `cu ${name}`,

  purchase: {
    submit: 'Rezervă cu obligația de plată',
    payThere: 'Nu plătești nimic acum. Abonamentul îl plătești la locație.',
    withdrawal: `Te poți retrage din abonament în ${withdrawalDays} zile, fără să dai un motiv. Prin rezervare ceri ca ședințele programate în acest interval să aibă loc fără să aștepți sfârșitul lui; dacă te retragi, le plătești doar pe cele folosite.`,
    howToWithdraw: 'Cum te retragi',
  },
  notSent: (button: string) =>
    `Programarea nu este încă trimisă. Verifică datele și apasă „${button}”.`,
  payThere: selection.payThere,
  cancelLate: (noticeMinutes: number) =>
    `Dacă rezervi, programarea nu va mai putea fi anulată din cont: locația cere anularea cu cel puțin ${durationLabel(noticeMinutes)} înainte.`,
  voucherDiscount: (code: string) => `Reducere cu voucherul ${code}`,
  healthConsent:
    'Trimițând programarea, ești de acord în mod explicit ca Aproape să prelucreze informația că te programezi la un cabinet medical, numai pentru ca programarea să ajungă la acesta.',
  manualApproval:
    'Programarea ta va aștepta confirmarea locației. Îți scriem pe e-mail când locația răspunde.',
  missedVisits: `${missedVisitsSentence}. Îți scriem pe e-mail când locația răspunde.`,
  provider: 'Prestator',
  voucherAdd: 'Ai un voucher?',
  ownVouchers: 'Voucherele tale',
  ownVoucher: ({ discount, discount_type, valid_until }: Voucher) =>
    `−${discount_type === 'fixed' ? moneyLabel(toBani(discount)) : `${discount}%`}, valabil până pe ${dayAndMonth(valid_until)}`,
  ownVoucherApply: (code: string) => `Aplică voucherul ${code}`,
  voucherApply: 'Aplică',
  voucherRemove: 'Elimină voucherul',
  voucherApplied: (code: string) => `Voucherul ${code} este aplicat.`,
  voucherInvalid: voucherRefusal,
  voucherRefused: 'Voucherul nu mai poate fi folosit, așa că l-am eliminat. Verifică noul total.',
  voucherDropped: 'Voucherul nu mai este valabil pentru ce ai ales, așa că l-am eliminat.',
  moreDetails: 'Detalii pentru locație',
  healthNote: 'Nu scrie aici informații medicale.',
  choose: 'Alege…',
  priceChanged: (total: string, button: string) =>
    `Prețul s-a schimbat între timp. Noul total este ${total}. Apasă din nou „${button}” dacă ești de acord.`,
  priceHidden: (button: string) =>
    `Prețul s-a schimbat și se stabilește acum la locație. Apasă din nou „${button}” dacă ești de acord.`,
  sendFailed: 'Nu știm dacă cererea a ajuns.',
  sendFailedHint: (button: string) =>
    `Datele tale s-au păstrat. Apasă din nou „${button}”: nu se va face o a doua programare.`,
  offline: 'Ești offline. Datele tale s-au păstrat; trimite programarea când ai din nou conexiune.',
  signInNote: 'Intră în cont ca să trimitem programarea. Tot ce ai ales s-a păstrat.',

  requestSent: 'Cerere trimisă',
  myBookings: 'Vezi rezervările mele',
  doneFailed: 'Nu am putut încărca detaliile programării.',
  doneNotFound: 'Nu am găsit programarea',
  doneNotFoundHint:
    'Linkul nu duce la o programare din contul tău. Programările tale sunt în „Rezervările mele”.',
  doneSignIn: 'Intră în cont ca să vezi programarea',
  doneSignInHint: 'Detaliile programării se văd doar din contul cu care a fost făcută.',
  signIn: 'Intră în cont',
  loadFailed: 'Nu am putut încărca locația.',
};
