import { phraseList, type PhraseMeaning } from './line-words.ts';
import { anyTime, type When } from './when.ts';

export const partsOfDay: readonly PhraseMeaning<When>[] = [
  [
    phraseList(`pana seara, pana spre seara, pana pe seara, pana diseara, dimineata pana seara,
      de dimineata pana seara`),
    { ...anyTime, before: '18:00' },
  ],
  [
    phraseList(`dimineata, de dimineata, in dimineata, dimineata devreme, in cursul diminetii,
      pana la pranz, pana in pranz, inainte de pranz, pana la amiaza`),
    { ...anyTime, before: '12:00' },
  ],
  [
    phraseList(`pranz, pranzul, ora pranzului, la pranz, pe la pranz, la ora pranzului, prinz,
      la prinz, in pauza de pranz, la amiaza`),
    { ...anyTime, after: '12:00', before: '14:00' },
  ],
  [
    phraseList('dupa amiaza, dupa masa, dupamasa, dupaamiaza, dupamiaza, dupa pranz'),
    { ...anyTime, after: '12:00', before: '18:00' },
  ],
  [
    phraseList('seara, in seara, pe seara, spre seara, catre seara, in timpul serii'),
    { ...anyTime, after: '18:00' },
  ],
  [
    phraseList('noaptea, noapte, in noaptea, la noapte, tarziu, seara tarziu'),
    { ...anyTime, after: '20:00' },
  ],
  [
    phraseList('dupa serviciu, dupa program, dupa munca, dupa job, dupa birou, dupa scoala'),
    { ...anyTime, after: '17:00' },
  ],
  [
    phraseList('inainte de serviciu, inainte de program, inainte de munca'),
    { ...anyTime, before: '09:00' },
  ],
];
export const starts = phraseList(`
  dupa, dupa ora, dupa orele, de la, de la ora, de la orele, incepand cu, incepand cu ora,
  incepand de la, incepand de la ora, peste ora, mai tarziu de, nu mai devreme de,
  nu mai devreme de ora, din ora, cel mai devreme, cel mai devreme la, cel mai devreme la ora`);
export const ends = phraseList(`
  pana la, pana la ora, pana la orele, pana in, pana in ora, pana pe la, inainte de,
  inainte de ora, before, cel tarziu la, mai devreme de, nu mai tarziu de, nu mai tarziu de ora,
  maxim ora, maxim la ora, maxim la, cel mai tarziu, cel mai tarziu la, cel mai tarziu la ora,
  cel mai tarziu ora, cel tarziu la ora, pana cel tarziu la, pana cel mai tarziu la`);
export const exact = phraseList('la, la ora, la orele, ora, orele');
export const about = phraseList(
  'pe la, pe la ora, in jur de, in jur de ora, in jurul orei, around',
);
export const behindBound = phraseList('in sus, incolo, mai tarziu, fix');
export const between = phraseList('intre, intre ora, intre orele, in intervalul, interval');
export const dayWords =
  /^(azi|astazi|maine|poimaine|luni|marti|miercuri|joi|vineri|sambata|duminica|dupa|inainte)$/;
