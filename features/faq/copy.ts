export const copy = {
  title: 'Întrebări frecvente',
  description: 'Răspunsuri despre căutare, programări, prețuri, cont și afaceri pe Aproape.',
  lead: 'Caută un cuvânt sau alege întrebarea.',
  search: 'Caută în întrebări',
  placeholder: 'De exemplu: voucher',
  found: {
    one: '{n} răspuns',
    few: '{n} răspunsuri',
    other: '{n} de răspunsuri',
  },
  none: 'Nu am găsit un răspuns',
  noneHint: 'Încearcă alt cuvânt sau scrie-ne și îți răspundem noi.',
  write: 'Scrie-ne',
};
