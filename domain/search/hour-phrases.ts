import type { LocalTime } from '#domain/time/local-time.ts';

export const partsOfDay: readonly (readonly [
  phrases: string[],
  after: LocalTime | null,
  before: LocalTime | null,
])[] = [
  [
    [
      'pana seara',
      'pana spre seara',
      'pana pe seara',
      'pana diseara',
      'dimineata pana seara',
      'de dimineata pana seara',
    ],
    null,
    '18:00',
  ],
  [
    ['dimineata', 'de dimineata', 'in dimineata', 'dimineata devreme', 'in cursul diminetii'],
    null,
    '12:00',
  ],
  [['pana la pranz', 'pana in pranz', 'inainte de pranz', 'pana la amiaza'], null, '12:00'],
  [
    [
      'pranz',
      'pranzul',
      'ora pranzului',
      'la pranz',
      'pe la pranz',
      'la ora pranzului',
      'prinz',
      'la prinz',
      'in pauza de pranz',
      'la amiaza',
    ],
    '12:00',
    '14:00',
  ],
  [
    ['dupa amiaza', 'dupa masa', 'dupamasa', 'dupaamiaza', 'dupamiaza', 'dupa pranz'],
    '12:00',
    '18:00',
  ],
  [
    ['seara', 'in seara', 'pe seara', 'spre seara', 'catre seara', 'in timpul serii'],
    '18:00',
    null,
  ],
  [['noaptea', 'noapte', 'in noaptea', 'la noapte', 'tarziu', 'seara tarziu'], '20:00', null],
  [
    ['dupa serviciu', 'dupa program', 'dupa munca', 'dupa job', 'dupa birou', 'dupa scoala'],
    '17:00',
    null,
  ],
  [['inainte de serviciu', 'inainte de program', 'inainte de munca'], null, '09:00'],
];
export const starts = [
  'dupa',
  'dupa ora',
  'dupa orele',
  'de la',
  'de la ora',
  'de la orele',
  'incepand cu',
  'incepand cu ora',
  'incepand de la',
  'incepand de la ora',
  'peste ora',
  'mai tarziu de',
  'nu mai devreme de',
  'nu mai devreme de ora',
  'din ora',
  'cel mai devreme',
  'cel mai devreme la',
  'cel mai devreme la ora',
];
export const ends = [
  'pana la',
  'pana la ora',
  'pana la orele',
  'pana in',
  'pana in ora',
  'pana pe la',
  'inainte de',
  'inainte de ora',
  'before',
  'cel tarziu la',
  'mai devreme de',
  'nu mai tarziu de',
  'nu mai tarziu de ora',
  'maxim ora',
  'maxim la ora',
  'maxim la',
  'cel mai tarziu',
  'cel mai tarziu la',
  'cel mai tarziu la ora',
  'cel mai tarziu ora',
  'cel tarziu la ora',
  'pana cel tarziu la',
  'pana cel mai tarziu la',
];
export const exact = ['la', 'la ora', 'la orele', 'ora', 'orele'];
export const about = [
  'pe la',
  'pe la ora',
  'in jur de',
  'in jur de ora',
  'in jurul orei',
  'around',
];
/** After a bound: "de la 5 în sus". */
export const behindBound = ['in sus', 'incolo', 'mai tarziu', 'fix'];
export const between = ['intre', 'intre ora', 'intre orele', 'in intervalul', 'interval'];
export const dayWords =
  /^(azi|astazi|maine|poimaine|luni|marti|miercuri|joi|vineri|sambata|duminica|dupa|inainte)$/;
