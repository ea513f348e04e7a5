import type { NamedDay } from './named-days.ts';

export const dayNames: Record<NamedDay, string> = {
  '': 'Oricând',
  azi: 'Azi',
  maine: 'Mâine',
  weekend: 'În weekend',
};

export const copy = {
  form: 'Caută servicii și locații',
  text: 'Ce cauți?',
  textPlaceholder: 'Serviciu, salon sau specialist',
  list: 'Rezultate',
  maybe: 'Poate te interesează…',
  loading: 'Se încarcă rezultatele…',
};
