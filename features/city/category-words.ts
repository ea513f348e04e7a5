import type { PluralForms } from '#domain/words/numbers.ts';
import type { CategorySlug } from '#domain/words/category-noun.ts';

/** `places` counts locations, `title` heads their list. */
type CategoryWords = { places: PluralForms; title: string; offers?: string };

const words: Partial<Record<string, CategoryWords>> = {
  saloane: {
    places: forms('salon de coafură', 'saloane de coafură'),
    title: 'Saloane de coafură',
    offers: 'tuns, vopsit și coafat',
  },
  frizerii: {
    places: forms('frizerie', 'frizerii'),
    title: 'Frizerii',
    offers: 'tuns și barbă',
  },
  medici: {
    places: forms('cabinet medical', 'cabinete medicale'),
    title: 'Medici',
    offers: 'consultații și investigații',
  },
  unghii: {
    places: forms('salon de unghii', 'saloane de unghii'),
    title: 'Saloane de unghii',
    offers: 'manichiură și pedichiură',
  },
  machiaj: {
    places: forms('salon de machiaj', 'saloane de machiaj'),
    title: 'Saloane de machiaj',
    offers: 'machiaj, gene și sprâncene',
  },
  'sali-de-sport': {
    places: forms('sală de sport', 'săli de sport'),
    title: 'Săli de sport',
    offers: 'antrenamente și abonamente',
  },
  spa: {
    places: forms('centru spa', 'centre spa'),
    title: 'Centre spa',
    offers: 'saună, masaj și tratamente',
  },
  masaj: {
    places: forms('salon de masaj', 'saloane de masaj'),
    title: 'Saloane de masaj',
    offers: 'relaxare și terapie',
  },
} satisfies Record<CategorySlug, CategoryWords>;

export function categoryWords({ slug, name }: { slug: string; name: string }): CategoryWords {
  const ofName = `din categoria ${name}`;
  return words[slug] ?? { places: forms(`locație ${ofName}`, `locații ${ofName}`), title: name };
}

function forms(one: string, more: string): PluralForms {
  return { one: `{n} ${one}`, few: `{n} ${more}`, other: `{n} de ${more}` };
}
