import { fold } from '#domain/words/fold.ts';

type FilterableService = {
  name: string;
  description?: string | null;
  professionals: readonly number[];
};

export type ServiceFilter = {
  text?: string;
  professional?: number | null;
  category?: number | null;
};

/** Omits empty categories. Text matches names and descriptions, ignoring case and diacritics. */
export function filterCategories<C extends { id: number; services: FilterableService[] }>(
  categories: readonly C[],
  filter: ServiceFilter,
): C[] {
  const { professional = null, category = null } = filter;
  const text = fold(filter.text ?? '');

  const matches = (service: FilterableService) =>
    (professional === null || service.professionals.includes(professional)) &&
    (fold(service.name).includes(text) || fold(service.description ?? '').includes(text));

  return categories
    .filter(({ id }) => category === null || id === category)
    .map((entry) => ({ ...entry, services: entry.services.filter(matches) }))
    .filter(({ services }) => services.length > 0);
}
