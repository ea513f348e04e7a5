export const copy = {
  failed: 'Nu am putut încărca abonamentele.',
  none: 'Nu ai niciun abonament.',
  noneHint: 'Abonamentele se cumpără odată cu o programare, de la locațiile care le oferă.',
  search: 'Caută o locație',
  left: {
    one: '{n} ședință rămasă',
    few: '{n} ședințe rămase',
    other: '{n} de ședințe rămase',
  },
  ofTotal: (total: number) => `din ${total}`,
  until: (day: string) => `valabil până pe ${day}`,
  wasUntil: (day: string) => `a fost valabil până pe ${day}`,
  use: 'Rezervă cu abonamentul',
  states: {
    active: 'Activ',
    pending: 'În așteptare',
    canceled: 'Anulat',
    withdrawn: 'Te-ai retras',
    used_up: 'Epuizat',
    not_begun: 'Neînceput',
    over: 'Expirat',
  },
  pendingHint: 'Devine activ după ce locația acceptă programarea cu care l-ai cumpărat.',
  canceledHint:
    'Programarea cu care l-ai cumpărat nu a mai avut loc, așa că nu ai nimic de plătit.',
  notBegunHint: (day: string) => `Îl poți folosi din ${day}.`,
};
