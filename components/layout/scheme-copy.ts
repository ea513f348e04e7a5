import type { Scheme } from '#lib/browser/colour-scheme.ts';

const names: Record<Scheme, string> = {
  system: 'Ca pe dispozitiv',
  light: 'Luminos',
  dark: 'Întunecat',
};

export const schemeCopy = {
  title: 'Aspect',
  hint: 'Alege cum arată Aproape în acest browser.',
  names,
};
